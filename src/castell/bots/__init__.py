"""Players by program, found by name. They see views, as people do, and nothing hidden."""

from castell.bots.bot import Bot
from castell.bots.finding import BotClass, bot_names, find_bot, load_bots

__all__ = ["Bot", "BotClass", "bot_names", "find_bot", "load_bots"]
