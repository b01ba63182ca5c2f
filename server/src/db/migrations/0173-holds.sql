-- When the places of a held booking are given back, unless it is paid or confirmed before; of an expired one, when they were.
alter table bookings add column held_until timestamptz;
