-- A bank transfer that the traveler has announced: the part of the price that it pays, and the day by which it is to
-- arrive. The version before neither reads nor writes them.
alter table bookings add column transfer_part text, add column transfer_due_on date;
alter table bookings add constraint bookings_transfer check (
  (transfer_part is null) = (transfer_due_on is null) and coalesce(transfer_part, 'first') in ('first', 'balance')
) not valid;
