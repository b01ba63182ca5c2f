-- Outside a transaction: others write meanwhile.
--
-- Those who did not come are few, and looked for among all who did.
drop index concurrently if exists bookings_by_attendance;
create index concurrently bookings_by_attendance on bookings (attendance, travel_date, id);
