-- Outside a transaction: others write meanwhile.
drop index concurrently if exists bookings_by_transfer_day;
create index concurrently bookings_by_transfer_day on bookings (transfer_due_on) where transfer_due_on is not null;
alter table bookings validate constraint bookings_transfer;
