# Edition files: what is wrong with one, and how `castell edition` shows one.
# In every message $file is the file, $key the place in it (a dotted path, counted from 0) and $value what stands there.

## The file as a whole

edition-unreadable = { $file } can't be read: { $value }. Name an edition file; `castell edition copy` writes one to start from.
edition-too-large = { $file } is larger than { $value }, so it is no edition file. Name another file.
edition-not-utf8 = { $file }, line { $line }: not UTF-8 text. Save the file in the encoding UTF-8.
edition-not-toml = { $file } isn't a TOML file: { $value }. Mend that place; texts stand in "quotes", lists in [brackets].
edition-of-another-kind = { $file } has none of an edition file's parts ({ $known }). Name another file; `castell edition copy` writes one to start from.

## Keys and values

edition-key-missing = { $file }: { $key } is missing. Add it; `castell edition copy` writes a file that has every key.
edition-key-unknown =
    { $file }: { $key } isn't known here. { GIVEN($meant) ->
        [no] Remove it; known are { $known }.
       *[yes] Did you mean { $meant }? Rename it or remove it.
    }
edition-wrong-type =
    { $file }: { $key } must be { $expected ->
        [whole] a whole number, such as 7,
        [text] a text in "quotes",
        [truth] true or false,
        [list] a list in [brackets],
       *[table] a table of keys and values,
    } but it is { $value }. Change it.
edition-unknown-format = { $file }: { $key } is { $value }, but this version of Castell reads format { $expected }. Write format = { $expected }, or use a newer Castell.
edition-out-of-range = { $file }: { $key } is { $value }. Choose a number from { $low } to { $high }.
edition-wrong-length =
    { $file }: { $key } has { $found ->
        [one] 1 entry
       *[other] { $found } entries
    } instead of { $expected }. Add or remove some.
edition-length-out-of-range =
    { $file }: { $key } has { $found ->
        [one] 1 entry
       *[other] { $found } entries
    }. There must be { $low } to { $high }: add or remove some.
edition-bad-text = { $file }: { $key } is "{ $value }". Write 1 to { $longest } printable characters, with no space at either end.
edition-bad-id = { $file }: the id "{ $value }" can't be used. Write small letters, digits and hyphens, a letter first, such as my-box.
edition-bad-code = { $file }: { $key } is "{ $value }". A region's code is two to four capital letters, such as BCN.
edition-bad-tile-id = { $file }: { $key } is "{ $value }". A tile's id is a capital letter and two digits, such as S01.
edition-duplicate-code = { $file }: { $key } is { $value }, as { $first } is already. Give each region a code of its own.
edition-duplicate-name = { $file }: { $key } is { $value }, as { $first } is already. Give each region a name of its own.
edition-duplicate-id = { $file }: { $key } is { $value }, as { $first } is already. Give each tile an id of its own.
edition-duplicate-skill = { $file }: { $key } is { $value }, as { $first } is already. A tile shows a skill once: remove one of them.
edition-unknown-region = { $file }: { $key } is { $value }, which is no region's code. Use { OR($known) }.
edition-unknown-skill =
    { $file }: { $key } is { $value }, which is no skill. { GIVEN($meant) ->
        [no] Use { OR($known) }.
       *[yes] Did you mean { $meant }?
    }
edition-unknown-prize =
    { $file }: { $key } is { $value }, which is no prize. { GIVEN($meant) ->
        [no] Use { OR($known) }.
       *[yes] Did you mean { $meant }?
    }
edition-unknown-set =
    { $file }: { $key } is { $value }, which is no set of location tiles. Use { OR($known) }.
edition-unknown-choice =
    { $file }: { $key } is { $value }. { GIVEN($meant) ->
        [no] Choose { OR($known) }.
       *[yes] Choose { OR($known) }; did you mean { $meant }?
    }
edition-id-taken = { $file }: the id { $value } belongs to the edition that ships, and this file differs from it. Give your edition an id of its own.

## What must fit together

edition-wrong-total = { $file }: { $key }: there are { $found } in all, but a box holds { $expected }. Check the numbers, and that nothing is left out.
edition-too-few-castellers = { $file }: { $key } is { $value }, and each player draws { $hand }: with { $players } players the deal takes { $needed } castellers, but there are { $available }. Lower one of the two.
edition-region-beside-itself = { $file }: { $key } joins a region to itself: { $value }. Name the other region, or remove the pair.
edition-pair-twice = { $file }: { $key } is { $value }, a pair that { $first } gives already. Remove one of them.
edition-map-unconnected = { $file }: no way leads from { $start } to { $lost }. Add the missing pairs to map.touching or map.dotted.
edition-not-ascending = { $file }: { $key } is { $value }, which doesn't come after { $before }. List each round once, in ascending order.
edition-too-few-locations = { $file }: { $key } has { $available } tiles, but with { $players } players its rounds hold { $needed } festivals. Add tiles to set { $set } or lower the festivals of its rounds.
edition-region-twice-in-round = { $file }: { $key } holds { $regions } more than once, so that a region could be dealt twice to the festivals of one round ({ $rounds }). Name each region once, or give each round of set { $set } one festival.
edition-too-few-size-tokens = { $file }: { $key } need { $needed } size tokens with { $players } players, but there are { $available }. Lower the festivals or their size spaces.
edition-too-few-sizes = { $file }: { $key } is { $value }, but the size tokens have only { $available } different sizes. Lower it: a festival never shows a size twice.
edition-sizes-too-alike = { $file }: { $key } is { $value }: with { $players } players no deal gives every festival different sizes. Spread the tokens over more sizes, or lower size spaces.

## What must hold by the rules

edition-shape-grows = { $file }: { $key } is { $value }, more than the level below it, which has { $below }. List the numbers from the ground up; a level never has more than the one below.
edition-shape-too-many = { $file }: { $key } is { $value }: { $needed } castellers, but the box holds { $available }. Make the levels smaller.
edition-too-tall = { $file }: { $key } is { $value }: { $levels } levels, but with { $sizes } different sizes and Strength at rank { $strength }, the highest there is, no tower has more than { $most }. Take levels away.
edition-skill-untrainable = { $file }: { $key } is { $value }, but no board skill tile shows it, so nobody can ever train it. Add one to skill_tiles, or show another skill.
edition-cannot-be-built =
    { $file }: { $key } is { $value }: no tower of all the castellers in the box fits it, even with every skill at the highest rank there is ({ $ranks }). { GIVEN($lacking) ->
        [no] Change the tile.
       *[yes] Change the tile; only a higher rank of { OR($lacking) } would allow it.
    }
edition-region-points-fall = { $file }: { $key } is { $value }, less than { $before } for one region fewer. Points never fall with more regions.

## castell edition

edition-check-right = { $file } is right: { $name } ({ $id }, version { $version }), with { $two }, { $three } or { $four } festivals for 2, 3 or 4 players.
edition-copied = { $file } is written. Change what your box has different, then type: castell edition check { $file }
edition-copy-exists = { $file } exists already and was left as it is. Name another file with --to, or replace it with --force.
edition-title = { $name } ({ $id }, version { $version })

# Heads and names of the tables of `castell edition show`.
edition-castellers = Castellers and size tokens
edition-castellers-below = { $hand } castellers drawn by each player; { $two }, { $three } or { $four } to each region with 2, 3 or 4 players
edition-size = size
edition-count = number
edition-size-tokens = size tokens
edition-regions = Regions in wheel order
edition-region = region
edition-code = code
edition-touching = touches
edition-dotted = dotted line to
edition-locations = location tiles
edition-skills = Skills
edition-skills-below = highest rank { $rank }; width limit { $limit }; { $tokens } special action tokens for each player
edition-skill-tiles = board skill tiles
edition-skill = skill
edition-calendar = Festival calendar
edition-round = round
edition-set = set
edition-two-players = 2 players
edition-three-players = 3 players
edition-four-players = 4 players
edition-size-spaces = size spaces
edition-prizes = Prizes
edition-prize = prize
edition-points = points
edition-chart = Prizes of a festival
edition-place = place
edition-shapes = Tower shapes from the ground up
edition-exhibitions = Skill exhibitions
edition-tile = tile
edition-levels = levels
edition-region-points = Points for regions
edition-region-count = regions
edition-rulings = Rulings
edition-ruling = ruling
edition-value = value
