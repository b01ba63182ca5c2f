-- Outside a transaction: others write meanwhile.
--
-- Trips that begin soon are looked for every few minutes.
drop index concurrently if exists bookings_by_state_and_date;
create index concurrently bookings_by_state_and_date on bookings (state, travel_date, id);
