"""Pictures of boards and towers, made from views. They know no rule and nothing of where they are shown."""
