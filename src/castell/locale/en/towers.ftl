# Towers: what is wrong with one, how it is written, and how `castell tower` shows one.
# Levels are counted from the ground up, from 1. Sizes and castellers are in notation: X is 10.

## What the rules say against a tower (T1 to T5)

tower-castellers-missing =
    Level { $level }: the tower holds { $standing } of size { $size }, but there { $have ->
        [0] are none
        [one] is 1
       *[other] are { $have }
    }: { $missing ->
        [one] 1 casteller is missing.
       *[other] { $missing } castellers are missing.
    } Recruit more of that size or use another.
tower-sizes-apart = Level { $level } holds { $castellers }: a level has one size, or by Mix two that are neighbours. Take the others out.
tower-needs-mix =
    Level { $level } holds two sizes, { $castellers }: it needs Mix at rank { $needed }, and the rank is { $rank }. { $rank ->
        [0] Train Mix or use one size.
       *[other] Train Mix or mix fewer levels.
    }
tower-too-wide =
    Level { $level } holds { $count } castellers, and the limit is { $limit }: it needs Base at rank { $base_needed } (the rank is { $base_rank }) or Width at rank { $width_needed } (the rank is { $width_rank }). Train one of them or make the level narrower.
tower-larger-above = Level { $level } holds size { $upper } above size { $lower } in level { $below }: nobody stands on a smaller casteller. Put the larger ones below.
tower-needs-strength = Level { $level } holds size { $size } as level { $below } below it does: it needs Strength at rank { $needed }, and the rank is { $rank }. Train Strength or use a smaller size above.
tower-grows = Level { $level } holds { $count } castellers, more than level { $below } below it with { $allowed }. Take some out.
tower-needs-balance = Level { $level } has as many castellers as level { $below }: it needs Balance at rank { $needed }, and the rank is { $rank }. Train Balance or take a casteller out.

## What an event asks of it (L2, L3, F1)

tower-other-shape =
    The tower has the shape { $shape }, and { GIVEN($tile) ->
        [no] the one wanted is { $wanted }.
       *[yes] { $tile } shows { $wanted }.
    } Build exactly that shape.
tower-other-levels =
    The tower has { $levels ->
        [one] 1 level
       *[other] { $levels } levels
    }, and { GIVEN($tile) ->
        [no] the exhibition
       *[yes] { $tile }
    } asks for exactly { $wanted }. Build it higher or lower.
tower-skill-not-used =
    { GIVEN($tile) ->
        [no] The exhibition
       *[yes] { $tile }
    } asks for { $skill ->
        [balance] Balance: make two neighbouring levels equally wide.
        [base] Base: make the lowest level wider than the limit.
        [mix] Mix: let a level hold two neighbouring sizes.
        [strength] Strength: put a level on castellers of its own size.
       *[width] Width: make a level wider than the limit, and no wider than Width allows.
    }
tower-too-low =
    The tower has { $levels ->
        [one] 1 level
       *[other] { $levels } levels
    }, and a festival asks for { $wanted } at least. Build it higher.
tower-lacks-sizes =
    The tower holds nobody of { COUNT($sizes) ->
        [one] size { $sizes }, which
       *[other] the sizes { $sizes }, each of which
    } the festival asks for. Put somebody in.
tower-lacks-any-size = The tower holds nobody of the festival's sizes ({ $sizes }). Put somebody in.

## How `castell tower` shows one

tower-score = Score { $score }
tower-right =
    { COUNT($uses) ->
        [0] Legal, with no skill used.
       *[other] Legal. Skills used: { $uses }.
    }
tower-wrong =
    { COUNT($uses) ->
        [0] Not right:
       *[other] Not right. Skills it would use: { $uses }.
    }
tower-best = { $tower } scores { $score }.
tower-best-others = Other outcomes, with more castellers of some size or as many points:
tower-best-none = No tower of yours can take part.
tower-lacks-castellers = With further castellers it could: { $castellers } would do, and no fewer.
tower-lacks-ranks = With higher ranks it could: { $ranks } would do, and no fewer.

## How towers, castellers and skills are written

notation-too-long = "{ $text }..." has { $length } characters, and { $limit } is the limit. Write a shorter one.
notation-empty-level = "{ $text }", character { $position }: level { $level } is empty. Put castellers between the slashes, as in XX9/88/7/6.
notation-no-casteller = "{ $text }", character { $position }: "{ $character }" is no casteller. Write sizes as 1 to 9 and X for 10.
notation-no-size = There are no castellers of size { $size }. Sizes go from 1 to 10.
notation-too-many-castellers = { $count } castellers are more than a box holds. Give { $limit } at most.
notation-unknown-skill = "{ $skill }" is no skill. Use { OR($skills) }, as in balance=1,mix=2.
notation-rank-unreadable = "{ $text }" gives { $skill } no rank. Write it as in { $skill }=1.
notation-skill-twice = { $skill } is given twice. Give each skill one rank.
notation-rank-range = { $skill } has rank { $rank }. Ranks go from 0 to { $limit }.
notation-festival-sizes =
    { COUNT($sizes) ->
        [0] A festival has sizes. Name 1 to { $limit } of them.
       *[other] A festival never has the sizes { $sizes }. Name 1 to { $limit } different ones.
    }
notation-shape-unreadable = "{ $text }" is no shape. Write the castellers of each level from the ground up, as in 3-2-1.
notation-shape-count = A level of a shape can't have { $count } castellers. Write a number from 1 to { $limit }.
notation-levels-range = { $levels } levels aren't possible. Choose from 1 to { $limit }.

## Problems for `castell tower solve`: one JSON object a line

problem-too-long = The line has { $length } characters, and { $limit } is the limit. Write one problem a line.
problem-not-json = This is no JSON: { $problem }. Write one JSON object a line.
problem-no-object = This is JSON, but no object. Write an object with "hand", "skills" and "task".
problem-id = The id is neither a text nor a whole number. Write it as one of these, or leave it out.
problem-task = There is no such task. Give "task" as { OR($tasks) }.
problem-hand = "hand" must be a list of { $sizes } whole numbers: how many castellers there are of size 1, 2, ... { $sizes }.
problem-skills = "skills" must be an object that gives a rank, a whole number, to each skill it names.
problem-number = "{ $name }" must be a whole number from 0 to a million. Add or change it.
problem-numbers = "{ $name }" must be a list of whole numbers from 0 to a million. Add or change it.
problem-names = "{ $name }" must be a list of skills' names. Add or change it.
problem-not-utf8 = The line isn't UTF-8 text. Write the problems in that encoding.
problem-line = Line { $line }: { $problem }
