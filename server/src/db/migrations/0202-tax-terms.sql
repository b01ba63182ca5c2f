-- The tax terms under which a trip was booked; null if there were none.
alter table bookings add column tax_terms jsonb;
