## The command line: what is wrong with the way a program was called.

# $command: the word that was typed; $meant: the nearest command, maybe empty; $known: all commands.
cli-unknown-command =
    There is no command "{ $command }". { GIVEN($meant) ->
        [yes] Did you mean "{ $meant }"?
       *[no] The commands are { $known }.
    }

# $name: a parameter, `FILE` or `--players`.
cli-argument-missing = { $name } is missing.

# $name: an option, `--games`.
cli-value-missing = { $name } needs a value after it.

# $language: what was asked for; $known: the languages that ship.
cli-unknown-language = There is no language "{ $language }". Choose { OR($known) }.

# $arguments: those that belong to nothing.
cli-too-many-arguments =
    { COUNT($arguments) ->
        [one] This argument is too much:
       *[other] These arguments are too much:
    } { $arguments }.

# $problem: a whole sentence.
cli-usage = { $problem }

# $command: with the program's name.
cli-see-help = `{ $command } --help` tells more.

# $file: its path; $reason: the operating system's words.
cli-file-trouble = { $file } can't be used: { $reason }. Check the path and your rights to it.

cli-disk-full = There is no space left to write to. Make some on the disk, or write elsewhere.
