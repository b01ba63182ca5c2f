-- Outside a transaction: others write meanwhile.
--
-- The bookings of a customer without an account.
drop index concurrently if exists bookings_of_guests;
create index concurrently bookings_of_guests on bookings (lower(travel_email))
  where uid is null and travel_email <> '';
