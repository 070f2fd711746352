# Game records: what is wrong with one, and how `castell show` and `castell verify` speak.
# $line is the line of a text file, or 0; $key the place in the JSON form, counted from 0. Moves are in notation.

## The file as a whole

record-too-large = This file is larger than { $most } MiB, so it is no game record. Name another file.
record-not-utf8 = Line { $line } isn't UTF-8 text. Save the file in the encoding UTF-8.
record-not-a-record = This is no game record: one begins with `{ $format } 1`, or is JSON with the format `{ $format }`. Name another file.
record-not-json = Line { $line } isn't JSON: { $problem }. Mend that place, or take the file anew from where it came from.
record-version =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    }: this record has version { $value }, but this Castell reads version { $expected }. Read it with a newer Castell.
record-line-unreadable = Line { $line } can't be read: `{ $text }`. Write something like `{ $expected }` there.

## Keys and values

record-key-missing =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    } is missing. Add it; docs/record-format.md shows a whole record.
record-key-unknown =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    } isn't known here. Remove it; known are { $known }.
record-key-twice =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    } stands there twice. Remove one of the two.
record-wrong-type =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    } must be { $expected ->
        [whole] a whole number, such as 7,
        [text] a text in "quotes",
        [list] a list in [brackets],
       *[table] a table of keys and values,
    } but it is { $value }. Change it.
record-wrong-length =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    } has { $found ->
        [one] 1 entry
       *[other] { $found } entries
    } instead of { $expected }. Add or remove some.
record-out-of-range =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    } is { $value }, but it must be from { $low } to { $high }. Change it.

## Headers

record-wheel =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    }: the wheel has no side { $value }. Write { OR($known) }.
record-players =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    }: { $found } are seated, but Castell is for 2 to 4. Name each player in a line of its own.
record-other-edition =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    } is { $value }, but the edition here is { $expected }. Read it with a Castell that has this edition, or take a record that brings its edition along.
record-edition-data =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    }: the edition that the record brings along isn't right. Mend what the next lines say.
record-generator =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    } is { $value }, but this Castell knows only { $expected }. Read it with a newer Castell.
record-not-hexadecimal =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    } must have { $digits } hexadecimal digits, 0 to 9 and a to f. Take it whole from where the game was played.
record-secret-early =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    }: the game isn't over, and its secret would tell what the bag brings. Remove that line.

## The deal

record-too-many-castellers =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    }: { $found } castellers of size { $size } are dealt, but the box holds { $most }. Correct the hands and regions.
record-other-tiles =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    }: the tiles { $tiles } aren't those of the box. In some order they must be { $expected }.
record-no-location =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    }: no location tile of set { $set } is left for { $region }. Name another region.
record-no-size-token =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    }: no token of size { $size } is left for this festival, or it shows that size twice. Name other sizes.
record-no-tile =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    }: there is no tile { $tile } in the box, or it is dealt already. Name another tile.

## The log

record-wrong-turn =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    }: seat { $seat } makes the move `{ $move }` in round { $round }, but it is the turn of seat { $right_seat } in round { $right_round }. Something was left out before it, or it stands in the wrong place.
record-illegal-move =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    }: the move `{ $move }` of seat { $seat } in round { $round } isn't allowed there. What the rules say follows.
record-illegal-refill =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    }: the refill of round { $round } can't be. Each round that refills has one before its first turn, and no other round has any.
record-refill-missing =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    }: the refill of round { $round } is missing at the end. Add what the dealer drew.
record-heading =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    }: this stands { GIVEN($heading) ->
        [no] under no festival,
       *[yes] under the festival { $heading },
    } but it belongs { GIVEN($expected) ->
        [no] to no festival.
       *[yes] to the festival { $expected }.
    } Put it under the right heading.
record-after-end =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    }: the game is over before this. Remove what follows the last festival of round ten.

## The result

record-result-missing =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    } is missing, though the game is over. Add the points and who won.
record-result-early =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    }: there is a result, though the game isn't over. Remove it, or add the moves that lack.
record-score =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    }: seat { $seat } is said to have { $value } points, but the game gives { $right }. Either the result or a move was changed.
record-winners =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    }: said to have won: { $value }; by the game it is { $right }, by seat. Correct it.

## The proof of the deal

record-commitment-differs =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    }: the secret isn't the one whose hash was published at the deal. One of the two was changed, so don't trust this game.
record-deal-differs =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    } isn't what the dealer's secret deals. The deal was changed after it, so don't trust this game.
record-refill-differs =
    { $line ->
        [0] { $key }
       *[other] Line { $line }, { $key }
    }: the refill of round { $round } isn't what comes next in the dealer's bag. It was changed, so don't trust this game.



## castell show and castell verify

record-show-one = The option --text shows the whole record as it is, so it goes with neither --json nor --at. Leave one of them out.
record-show-title = { $edition }, { $wheel } wheel, { $players } players
record-show-player = Seat { $seat }: { $name } ({ $kind })
record-show-rewinds =
    The players went back past the start of a turn { $count ->
        [one] once
       *[other] { $count } times
    }: { $rewinds }
record-show-round = Round { $round }
record-show-refill = refill
# $festival: its region and sizes.
record-show-festival = { $name }, festival { $festival }
# $name: whose turn it is, or empty.
record-show-moment =
    After { $entries } entries, round { $round }{ GIVEN($name) ->
        [no] {""}
       *[yes] , { $name } to act
    }
record-show-points = Points
record-show-winners =
    { $count ->
        [one] { $names } has won.
       *[other] { $names } share the victory.
    }
record-show-unfinished = The game isn't over; these are the points as if it ended now.

record-proof-proved = The deal and every refill are proved: dealt again from the dealer's secret or seed, they are the same.
record-proof-not-yet = The deal can be proved when the dealer's secret is published.
record-proof-refuted = The deal or a refill isn't what the dealer's secret gives.
record-proof-no-dealer = No dealer is named, so nobody can prove the deal.

# $proof: one of the sentences above.
record-verify-over = { $file } is right: a finished game of { $entries } entries. { $proof }
record-verify-unfinished = { $file } is right: an unfinished game of { $entries } entries. { $proof }
# $problem: a whole sentence.
record-in-file = { $file }: { $problem }
