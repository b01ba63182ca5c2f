-- Outside a transaction: others write meanwhile.
drop index concurrently if exists bookings_reference;
create unique index concurrently bookings_reference on bookings (reference) where reference is not null;
drop index concurrently if exists bookings_without_reference;
create index concurrently bookings_without_reference on bookings (id) where reference is null;
