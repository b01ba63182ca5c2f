-- Bookings that wait for the agency's answer, and a reason for declining them.
alter table spot_availability add column confirm text not null default 'at_once',
  add constraint spot_availability_confirm check (confirm in ('at_once', 'on_request')) not valid;
alter table bookings
  -- Held without an end, and not payable, until the agency has answered.
  add column awaits_agency boolean not null default false,
  -- What the agency told the traveler; null: it declined nothing.
  add column declined_reason text;

-- Nobody pays for a booking that the agency may still decline, whichever version opens the payment.
create function payment_intents_refuse_awaiting() returns trigger language plpgsql as $$
begin
  if exists (
    select from bookings where id = new.booking_id and state = 'held' and awaits_agency
  ) then
    raise exception 'booking % waits for the agency', new.booking_id using errcode = 'WF003';
  end if;
  return new;
end $$;
create trigger payment_intents_refuse_awaiting
  before insert or update of booking_id, state on payment_intents
  for each row when (new.booking_id is not null and new.state in ('creating', 'open'))
  execute function payment_intents_refuse_awaiting();
