# The board as text. Columns are narrow, so these are short. Castellers and moves are in notation.

board-head = Round { $round } of 10 · { $hub } · { $bag } in the bag
board-region = Region
board-here = Pawns
board-castellers = Castellers
board-skill = Skill > next round
board-near = Next to
board-row = Performances (points, of exhibitions also levels)
board-tokens =
    { $count ->
        [one] + 1 token
       *[other] + { $count } tokens
    }
board-can = can
board-lacks = lacks { OR($ways) }
board-lacks-much = lacks much
board-taken = taken by { $seat }
board-calendar = Festivals (refills before rounds { $refills })
board-size-won = { $size } to { $seat }
board-nobody = nobody
board-unplaced = not on the map
board-colla =
    { $where } · { $castellers } · { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }
board-score =
    { $regions ->
        [one] 1 region
       *[other] { $regions } regions
    } · { $total } = { $sum }
board-festival =
    Festival in { $region }{ GIVEN($shown) ->
        [yes] : { $shown }
       *[no] {""}
    }
