# Bots: finding one by name, and files that bring some.

bot-unknown =
    There is no bot { GIVEN($bot) ->
        [yes] { $bot }
       *[no] without a name
    }. Choose { OR($bots) }, or bring your own with `--bots FILE`.
bot-argument =
    The bot { $bot } can't be made { GIVEN($argument) ->
        [yes] with the argument `{ $argument }`
       *[no] without an argument
    }: { $reason }. Write `{ $bot }` or `{ $bot }:argument` as it asks.
bots-file-missing = There is no file { $file } to take bots from. Check its name.
bots-file-not-python = The file { $file } isn't a Python file. Give it a name that ends in `.py`.
bots-file-fails = The bots in { $file } can't be loaded: { $reason }. Mend the file and try again.
bots-file-empty = The file { $file } holds no bot. Write a class with a `name` and a method `choose`.
bots-file-name-unusable = The name `{ $bot }` of a bot in { $file } can't be typed in `--players`. Choose one without commas, colons, and blanks at its ends.
bots-file-name-taken = The bot { $bot } in { $file } has the name of a bot that ships with Castell. Give it another name.
bots-file-name-twice = Several bots in { $file } have the name { $bot }. Give each a name of its own.
bot-illegal-move = The bot { $bot } at seat { $seat } chose `{ $move }` in game { $game }, round { $round }, and that isn't legal: { $reason } Mend the bot.
bot-no-move = The bot { $bot } at seat { $seat } answered `{ $answer }` in game { $game }, round { $round }, where a move is asked. Let it return a `Move` or its text.
bot-failed = The bot { $bot } at seat { $seat } failed in game { $game }, round { $round }: { $reason }. Mend the bot.
bot-greedy-width = The bot greedy keeps { $width } ways to go on, and that can't be. Write a whole number from 1 to { $widest }, as in `greedy:4`.
