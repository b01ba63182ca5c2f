-- Outside a transaction: others write meanwhile.
drop index concurrently if exists bookings_awaiting;
create index concurrently bookings_awaiting on bookings (travel_date, id) where awaits_agency;
