# Many games among bots: `castell simulate`.

simulate-seat = Seat { $seat }: { $player }
simulate-wins = Wins
simulate-caption = Means and shares of wins, each with its 95 % confidence interval.
simulate-progress = Playing
simulate-speed = { $rate } games/s
simulate-rate =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions } decisions in { $seconds } s.
simulate-seed = The same games again: `--seed { $seed }`.
simulate-interrupted = Interrupted: { $games } of { $asked } games are counted.
simulate-players = A simulation seats 2 to 4 bots, not { $players }. Name them with commas between, as in `--players greedy,random`.
simulate-games = { $games } games can't be played. Choose a number from 1 to { $most }.
arena-process-died = A process that played games has died. Look for a bot that ends its own process, or play with fewer `--jobs`, which takes less memory.
simulate-jobs = { $jobs } jobs can't be started. Choose a number from 1 to { $most }.
