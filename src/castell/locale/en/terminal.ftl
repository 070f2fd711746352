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
offer-festival = Festival in { $region }, sizes { $sizes }: your best towers
offer-held = { $count } of size { $size }
offer-tower = score { $score }, with { $held }
offer-tower-help = Enter shows the first, a number another one, { $number } or `F-` none; or type any tower, as in `XX9/88/7/6`.

## Prompts and answers

play-prompt = { $name }
play-pass = Pass the keyboard to { $name }.
play-saved-at = The game is saved in { $file } after every step.
play-goodbye = The game is saved in { $file }. Go on with `castell play --resume { $file }`.
play-over-at = The record of the game is { $file }. `castell show` tells it again, `castell verify` proves its deal.
play-say-something = Type a move or the number before it; `help` tells more.
play-undone = Taken back: { $move } ({ $words }).
play-undone-turn =
    { $count ->
        [0] There was nothing to take back in this turn.
        [one] 1 action is taken back.
       *[other] { $count } actions are taken back.
    }
play-back = Back to the start of your turn in round { $round }. The record tells it.
play-hint = Greedy would play { $move } ({ $words }).
play-help =
    Moves, by their number or in notation:
      @BCN            place the pawn in a region, or move it to an adjacent one
      +83             recruit one or two castellers, by their sizes (X is 10)
      ^balance        train a skill that is offered; ^bal will do
      ^!+8 ^!@BCN     train the tile Special, with its special action
      !+8 !@BCN       a special action with a token: recruit one, move
      !S02=99/88/7    or a local performance: the tile, and the tower you show
      {"."}               end the turn
      F=XX9/88/7/6    at a festival: show a tower (the tower alone will do); F- stays out
    Commands:
      board           show the board again; lacks 2 shows it as player 2 sees it
      hint            what the bot greedy would do
      undo            take back the last action of this turn; undo turn all of them
      back 1          go back to your last turn, or further; the record tells it
      rules T4        a clause of the rules, a section (rules T), or a word (rules festival)
      log, scores     what has happened, how it stands
      save FILE       write the record to a file of your choice as well
      quit            leave; the game is saved and can be resumed

## What is wrong with an answer

play-no-choice = There is no choice { $number }. Type a number from 1 to { $most }, or a move in notation.
play-back-range =
    { $most ->
        [0] You have no earlier turn to go back to. Use `undo` within this one.
        [one] You can go back one turn, not `{ $turns }`. Type `back 1`.
       *[other] You can go back 1 to { $most } turns, not `{ $turns }`. Type for example `back 1`.
    }
play-lacks-seat = Say whose lacks you want to see, from 1 to { $seats }, as in `lacks 1`.
play-nothing-to-resume = There is no unfinished game in { $folder }. Begin one with `castell play`.
play-over = The game in { $file } is over. Look at it with `castell show`, or begin another with `castell play`.
play-no-secret = The game in { $file } can't go on without the secret of its dealer, and { $secret } isn't there or is damaged. Put it beside the record.
play-players = A table seats 2 to 4 players, not { $players }. Name them with commas between, as in `--players human,greedy`.
play-names = There are { $names } names for { $seats } seats. Give each seat one, with commas between.
play-name = `{ $name }` can't be a player's name. Choose 1 to 24 characters that can be seen.
play-file-taken = There is a file { $file } already. Resume it with `--resume`, or save under another name.

## What happened

tell-end = ends the turn
tell-stay-out = stays out of the festival
tell-show = shows { $tower }
tell-move = goes to { $region }
tell-recruit = recruits { $castellers }
tell-train = trains { $skill }
tell-perform = performs { $tile } with { $tower }
tell-by-token = { $done }, for a token
tell-by-tile = trains Special: { $done }
tell-refill =
    Refill: { GIVEN($drawn) ->
        [yes] { $drawn }
       *[no] nobody comes out of the bag
    }.
tell-round = Round { $round }
tell-won = { $what } to { $name }
tell-size = size { $size }
tell-festival =
    Festival in { $region }: { GIVEN($won) ->
        [yes] { $won }
       *[no] nobody took part
    }.
tell-winners = First: { $names }.
