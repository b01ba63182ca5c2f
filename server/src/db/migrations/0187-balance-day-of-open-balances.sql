-- The day by which an open balance is to be paid, so that Today and the list of bookings find the overdue ones alone.
alter table open_balances add column balance_due_on date;

create function take_balance_day() returns trigger language plpgsql as $$
begin
  select b.balance_due_on into new.balance_due_on from bookings b where b.id = new.booking_id;
  return new;
end $$;
-- `keep_open_balance` sets these columns whenever a balance stays open.
create trigger balance_day_of_open_balance before update of travel_date on open_balances
  for each row execute function take_balance_day();

create constraint trigger open_balance_of_balance_day after update of balance_due_on on bookings
  deferrable initially deferred for each row
  when (current_setting('wayfarer.bulk', true) is distinct from 'on' and new.state = 'booked'
    and old.balance_due_on is distinct from new.balance_due_on)
  execute function keep_open_balance_of_booking();
