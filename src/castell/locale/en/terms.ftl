## The words of the game, for headings and for counting. Their keys are computed: `skill-` and the skill's name.

# The five skills and the sixth kind of board skill tile (B5).
skill-balance = Balance
skill-base = Base
skill-mix = Mix
skill-strength = Strength
skill-width = Width
skill-special = Special

# The two sides of the skill wheel, and what its hub position is called on each (B4).
wheel-standard = standard
wheel-advanced = advanced
hub-standard = All Regions
hub-advanced = No Regions

# Prizes (B8).
prize-trophy = trophy
prize-medal = medal
prize-ribbon = ribbon

# What is scored at the end of the game (E2 to E6), in short, as the heads of a table.
category-best-tower = Best tower
category-regions = Region variety
category-prizes = Prizes
category-size-tokens = Size tokens
category-performances = Performances
category-total = Total

# Things that are counted.
count-castellers =
    { $count ->
        [one] { $count } casteller
       *[other] { $count } castellers
    }
count-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
count-levels =
    { $count ->
        [one] { $count } level
       *[other] { $count } levels
    }
count-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
