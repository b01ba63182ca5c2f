-- Outside a transaction: others write meanwhile.
--
-- The ids of people in bookings, payments and reviews have the collation "C", and "users".id has the database's. A join
-- of both can only use an index of the former.
drop index concurrently if exists users_beside_bookings;
create unique index concurrently users_beside_bookings on users (id collate "C");
