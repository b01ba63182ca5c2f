-- Outside a transaction: others write meanwhile.
--
-- What a colleague refunded keeps the name when the account ends, and forgets it with the time of the books.
drop index concurrently if exists refunds_by_colleague;
create index concurrently refunds_by_colleague on refunds (requested_by) where requested_by is not null;
