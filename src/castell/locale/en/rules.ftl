## `castell rules` and the command `rules` in a game.

# $number: what was asked for; $nearest: numbers of clauses like it, maybe none.
rules-unknown-clause =
    There is no clause { $number }. { GIVEN($nearest) ->
        [yes] Did you mean { OR($nearest) }?
       *[no] `castell rules` shows them all.
    }

# $letter: what was asked for; $sections: the letters of the sections.
rules-unknown-section = There is no section { $letter }. The sections are { $sections }; `castell rules` shows them all.

# $words: what was looked for; $sections: the letters of the sections.
rules-nothing-found = No clause contains "{ $words }". Try one word, a clause such as T4 or the letter of a section: { OR($sections) }.
