-- An account that claims a booking gets what was paid for it by a link, too. The order of locks is that of settling.
create function bookings_give_payments() returns trigger language plpgsql as $$
begin
  update payment_intents set uid = new.uid where booking_id = new.id and uid is null;
  update payments set uid = new.uid where booking_id = new.id and uid is null;
  return null;
end $$;
create trigger bookings_give_payments after update of uid on bookings for each row
  when (old.uid is null and new.uid is not null) execute function bookings_give_payments();
