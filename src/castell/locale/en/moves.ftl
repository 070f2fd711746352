# Moves: why one can't be read or isn't legal now, and what is wrong with a game's set-up.
# Castellers and moves are in notation, regions are codes. The clause is appended to each sentence.

## A text that isn't a move (section 10)

move-unreadable = `{ $text }` is no move. Write for example `@BCN` to move, `+83` to recruit, `^balance` to train, `!+8` for a special action, `.` to end the turn.
move-too-long = A move of this length can't be read: it begins with `{ $text }` and has more than { $limit } characters. Write a shorter one.
move-special-unreadable = `{ $text }` is no special action. Write `!+8` to recruit one, `!@BCN` to move, or `!E03=77/66/5/4` with a tile and the tower you show.
move-region-unreadable = `{ $text }` doesn't name a region by its code. Write `@` and two to four capital letters, as in `@BCN`.
move-skill-unreadable = `{ $text }` doesn't name a skill. Write `^` and { OR($skills) }, or `^!` and a special action for the tile Special.
move-too-many-recruits =
    `{ $text }` can't be: { $most ->
        [1] a special action recruits exactly one casteller, as in `!+8`.
       *[other] recruiting takes one or two castellers, as in `+8` or `+83`.
    }
move-unknown-region = There is no region { $region } on this map. Its regions are { $regions }.
move-unknown-tile = There is no performance tile { $tile } in this box. Look at the rows for those that lie there.

## What the rules say against a move now

refused-moved-already = You have moved in this turn, and each action is done at most once. Take the move back, or move by a special action.
refused-recruited-already = You have recruited in this turn, and each action is done at most once. Take it back, or recruit one more by a special action.
refused-trained-already = You have trained in this turn, and each action is done at most once. Take it back to train another skill.
refused-special-already = You have done this turn's special action, and each action is done at most once. Take it back to do another.
refused-not-placed = Your pawn isn't on the map yet. Place it first, in any region, as in `@BCN`.
refused-same-region = Your pawn is in { $region } already. Name another region.
refused-not-adjacent = { $region } isn't adjacent to { $pawn }, where your pawn stands. From there you can go to { OR($neighbours) }.
refused-nobody-there = There is no casteller in { $region }. Recruit in another region.
refused-casteller-not-there =
    The castellers { $castellers } aren't in { $region } to be recruited: { GIVEN($there) ->
        [yes] { $there } are there.
       *[no] nobody is there.
    } Choose among those.
refused-not-offered = The tile { $skill } isn't offered in { $region } this round. What you can train here is { OR($offered) }.
refused-at-maximum = Your rank in { $skill } is { $rank }, the highest there is. Train another skill.
refused-no-skill = Nothing can be trained in { $region } this round: it offers { $offered }, and a skill already at rank { $rank } can't rise. Train in another region.
refused-no-token = You have no special action token left, and a special action spends one. Train the tile Special to do one without a token.
refused-no-special-possible = No special action is possible here, so the tile Special can't be trained. Move first, or train another skill.
refused-tile-not-here =
    { $tile } isn't in the row of { $region }. { GIVEN($tiles) ->
        [yes] There you can perform { OR($tiles) }.
       *[no] Both tiles of this row are gone.
    }
refused-tile-taken = { $tile } has been taken from the row of { $region }. Choose another tile.
refused-no-tile = Both performance tiles of { $region } are gone. Perform in another region.
refused-cannot-build = You can't build a tower for { $tile } with your castellers and ranks. Recruit or train for it first.
refused-cannot-build-any = You can't build a tower for { OR($tiles) } with your castellers and ranks. Recruit or train for one first.
refused-not-a-festival = No festival is being held: it is somebody's turn. Towers are shown when the round's last turn has ended.
refused-festival-running = The festival of { $region } is being held: show a tower with `F=` and the tower, or stay out with `F-`.
refused-refill-due = The regions have to be refilled before the next turn begins.
refused-game-over = The game is over: round ten has ended. Begin another one.

## Taking back, and chance that is given

undo-nothing = This turn has no action yet that could be taken back, and what came before it is final.
rewind-range = The game's log has { $longest } entries, so there is no going back to { $length }. Name a number from 0 to { $longest }.
refill-not-due = No refill is due now. Refills come at the start of certain rounds.
refill-count = The refill draws { $due } castellers for the regions in wheel order, not { $drawn }. Give exactly as many.
refill-not-in-bag = The refill can't draw that many castellers of size { $size }: the bag doesn't hold them. Give what was drawn.

## Setting up a game

game-players = Castell is for 2 to 4 players, not { $players }. Seat that many.
game-first-player = There is no seat { $seat } among { $players } players to start. Seats count from 0.
game-no-seat = There is no seat { $seat } among { $players } players. Seats count from 0.
game-wheel = The wheel has no side { $wheel }. Choose { OR($wheels) }.
deal-no-sizes = The size tokens can't be dealt so that no festival shows one size twice. Give the edition more different sizes.
dealer-seed-range = { $seed } can't be a seed. Choose a whole number from 0 to { $largest }.
dealer-secret-length = A dealer's secret has { $expected } bytes, not { $length }. Take it whole from the record.
