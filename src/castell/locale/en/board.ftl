# The board as text. Columns are narrow, so these are short. Castellers and moves are in notation.

board-head = Round { $round } of 10 · { $hub } · { $bag } in the bag

## Skills and prizes in a few letters

board-short-balance = Bal
board-short-base = Bas
board-short-mix = Mix
board-short-strength = Str
board-short-width = Wid
board-short-trophy = T
board-short-medal = M
board-short-ribbon = R

## The map: a region a line

board-region = *: in reach
board-castellers = Castellers
board-skill = Skill → then
board-tokens = Tokens
board-festivals = Festivals

## Performances: $name is whoever looks at the board

board-row = Performances
board-points = Pts
board-lacking = { $name } lacks
board-can = can
board-can-score = can, score { $score }
board-lacks = { OR($ways) }
board-lacks-both = castellers and ranks
board-ranks =
    { $count ->
        [one] 1 rank
       *[other] { $count } ranks
    }
board-taken = taken by { $mark }, { $name }

## The calendar: of past festivals the prizes (T trophy, M medal, R ribbon) and sizes, each with its holder

board-calendar = Festivals (refills before { $refills })
board-nobody = nobody

## Collas: tokens, ranks, points by category

board-colla = Collas
board-own-tokens = tokens
board-best-tower = tower
board-variety = regions
board-prizes = prizes
board-size-tokens = sizes
board-performances = tiles
board-total = total
board-unplaced = not on the map
board-colla-castellers = { $where } · { $castellers }
board-held = {" "}· won in { $regions }

## What is going on

board-festival =
    Festival in { $region }{ GIVEN($shown) ->
        [yes] : { $shown }
       *[no] {""}
    }
board-turn =
    { $name } { GIVEN($done) ->
        [yes] has { $done }
       *[no] is to act
    }. { GIVEN($left) ->
        [yes] Still open: { $left }.
       *[no] Nothing is left but to end the turn.
    }
board-done-move = moved
board-done-recruit = recruited
board-done-train = trained
board-done-special = done a special action
board-left-move = move
board-left-recruit = recruit
board-left-train = train
board-left-special = special action
