# The table in a terminal: what it asks, answers and tells. Castellers and moves are in notation.

## What may be done, as the labels of numbered lists

choice-move = Move
choice-recruit = Recruit
choice-train = Train
choice-train-special = Train Special
choice-special-recruit = Token: recruit
choice-special-move = Token: move
choice-perform = Token: perform
choice-end = End the turn
offer-closed = Closed: { $kinds }.
offer-done = Done in this turn: { $kinds }.
offer-only-one = Nothing is left but to end the turn: press Enter.
offer-own =
    { $castellers } · { GIVEN($ranks) ->
        [yes] { $ranks }
       *[no] no skill yet
    }
offer-festival = Festival in { $region } for { COUNT($sizes) ->
        [one] size { $sizes }
       *[other] sizes { $sizes }
    }: { $count ->
        [one] your best tower
       *[other] your best towers
    }
offer-held = { $count } of size { $size }
offer-tower = score { $score }, with { $held }
offer-tower-help = Enter shows the first, a number another one, { $number } or `F-` none; or type any tower, as in `XX9/88/7/6`.

## Prompts and answers

play-prompt = { $name }
play-pass = Pass the keyboard to { $name }.
play-saved-at = The game is saved in { $file } after every step.
play-welcome = Choose what is offered by its number or write it yourself; `help` tells how, `hint` what a bot would do.
play-copied-to = A copy of the record is in { $file }. The game itself goes on in { $game }.
play-goodbye = The game is saved in { $file }. Go on with: castell play --resume { $file }
play-over-at =
    The record of the game is { $file }
    Prove its deal with: castell verify { $file }
    Read it again with: castell show { $file }
play-say-something = Type a move or the number before it; `help` tells more.
play-undone = Taken back: { $move }
play-undone-turn =
    { $count ->
        [0] There was nothing to take back in this turn.
        [one] 1 action is taken back.
       *[other] { $count } actions are taken back.
    }
play-back = Back to the start of your turn in round { $round }. The record tells it.
play-hint = The bot greedy { $words }: { $move }
play-help =
    A move, by its number or in notation; small letters and spaces will do:
      @BCN            place the pawn in a region, or move it to one in reach (marked * on the board)
      +83             recruit one or two castellers, by their sizes (X is 10)
      ^balance        train a skill that is offered; its first letters will do, as in ^bal
      ^!+8  ^!@BCN    train the tile Special, and do its special action
      !+8  !@BCN      a special action with a token: recruit one, or move
      !S02            or a local performance, with the coach's tower; !S02=99/88/7 with your own
      {"."}               end the turn
      XX9/88/7/6      at a festival: show a tower, from the ground up; Enter shows the coach's, F- none
    A command:
      board           show the board again
      lacks, lacks B  what you can do and what you lack, or what colla B does
      hint            what the bot greedy would do
      undo, undo turn take back the last action of this turn, or all of them
      back, back 2    go back to your last turn, or the one before; the record tells it
      rules T4        a clause of the rules, a section (rules T), or a word (rules festival)
      log, scores     what has happened, how it stands
      save FILE       write the record to a file of your choice as well
      quit            leave; the game is saved and can be resumed
    On the board the letters A to D are the collas, and Bal Bas Mix Str Wid the five skills.

## What is wrong with an answer

play-no-choice = There is no choice { $number }. Type a number from 1 to { $most }, or a move in notation.
play-back-range =
    { $most ->
        [0] You have no earlier turn to go back to. Use `undo` within this one.
        [one] You can go back one turn, not `{ $turns }`. Type `back 1`.
       *[other] You can go back 1 to { $most } turns, not `{ $turns }`. Type for example `back 1`.
    }
play-lacks-seat = Say whose lacks you want to see, { OR($seats) }, as in `lacks A`.
play-nothing-to-resume = There is no unfinished game in { $folder }. Begin one with `castell play`.
play-over = The game in { $file } is over. Look at it with `castell show`, or begin another with `castell play`.
play-no-secret = The game in { $file } can't go on without the secret of its dealer, and { $secret } isn't there or is damaged. Put it beside the record.
play-players = A table seats 2 to 4 players, not { $players }. Name them with commas between, as in `--players human,greedy`.
play-names = There are { $names } names for { $seats } seats. Give each seat one, with commas between.
play-name = `{ $name }` can't be a player's name. Choose 1 to 24 characters that can be seen.
play-file-foreign = { $file } is there already and isn't a record of this game. Choose another name.
play-file-taken = There is a file { $file } already. Go on with it by `--resume { $file }`, or save under another name.

## What happened

tell-end = ends the turn
tell-stay-out = stays out of the festival
tell-turn = { $done }
tell-nothing = does nothing
tell-show = shows { $tower }, score { $score }
tell-move = goes to { $region }
tell-recruit = recruits { $castellers }
tell-train = trains { $skill }
tell-perform = performs { $tile } with { $tower }
tell-by-token = { $done } (token)
tell-by-tile = trains Special ({ $done })
tell-refill =
    Refill: { GIVEN($drawn) ->
        [yes] { $drawn }
       *[no] nobody comes out of the bag
    }.
tell-round = Round { $round }
tell-new-round = Round { $round }. To train: { $skills }.
tell-won = { $what } to { $name }
tell-size = size { $size }
tell-festival =
    Festival in { $region }: { GIVEN($won) ->
        [yes] { $won }
       *[no] nobody took part
    }.
tell-winners =
    { COUNT($names) ->
        [one] { $names } wins with { $points } points.
       *[other] { $names } share the victory with { $points } points.
    }
