own-unread = Estas mesas no se pueden abrir por ahora: { $codes }. Las demás siguen igual.
