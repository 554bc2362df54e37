own-unread = These tables cannot be opened right now: { $codes }. The others are not affected.
