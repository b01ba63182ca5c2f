-- What a traveler asks of the agency with a booking, in their own words; empty where they ask nothing.
alter table bookings add column wishes text not null default '';
