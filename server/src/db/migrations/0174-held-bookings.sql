-- Outside a transaction: others write meanwhile.
drop index concurrently if exists bookings_held;
create index concurrently bookings_held on bookings (held_until) where state = 'held';
