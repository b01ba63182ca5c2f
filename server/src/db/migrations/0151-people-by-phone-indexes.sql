-- Outside a transaction: others write in the meantime.
--
-- Bookings by the digits of their telephone number.
drop index concurrently if exists bookings_phone;
create index concurrently bookings_phone on bookings using gin (regexp_replace(travel_phone, '\D', '', 'g') gin_trgm_ops)
  where travel_phone <> '';
-- The bookings of a customer without an account.
drop index concurrently if exists bookings_by_guest;
create index concurrently bookings_by_guest on bookings (guest_id, travel_date desc, id desc) where guest_id is not null;
