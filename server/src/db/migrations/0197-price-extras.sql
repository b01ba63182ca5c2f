-- A booking's promo code, options and fees, which are parts of `total_minor`. Not in `price_lines`, because the version
-- before refuses lines of kinds that it doesn't know.
alter table bookings add column price_extras jsonb;
alter table bookings add constraint bookings_price_extras
  check (price_extras is null or (total_minor is not null and jsonb_typeof(price_extras -> 'lines') = 'array')) not valid;

-- The part of a price that can be paid only on arrival.
create function price_on_arrival(extras jsonb) returns bigint language sql immutable parallel safe as $$
  select coalesce(sum((line ->> 'amount')::bigint), 0)::bigint
    from jsonb_array_elements(extras -> 'lines') line where line ->> 'payAt' = 'arrival'
$$;

-- Also refuses a new total with extras that were calculated for another revision: the version before changes a price
-- without them.
create or replace function bookings_keep_price() returns trigger language plpgsql as $$
begin
  if old.total_minor is not null and new.revision = old.revision
     and (new.duration_days, new.cost_minor, new.adults, new.children, new.infants)
       is distinct from (old.duration_days, old.cost_minor, old.adults, old.children, old.infants) then
    raise exception 'the price of booking % would no longer be the agreed one', old.id
      using errcode = 'check_violation';
  end if;
  if new.price_extras is not null and (new.price_extras ->> 'revision')::integer is distinct from new.revision
     and (new.total_minor, new.price_lines, new.price_extras, new.duration_days, new.cost_minor, new.adults,
       new.children, new.infants)
       is distinct from (old.total_minor, old.price_lines, old.price_extras, old.duration_days, old.cost_minor,
       old.adults, old.children, old.infants) then
    raise exception 'the extras of booking % are not those of its new price', old.id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- A balance of fees that can be paid only on arrival has no day.
create or replace function take_balance_day() returns trigger language plpgsql as $$
begin
  select case when b.price_extras is null
      or greatest(new.real_minor, new.test_minor) > price_on_arrival(b.price_extras) then b.balance_due_on end
    into new.balance_due_on from bookings b where b.id = new.booking_id;
  return new;
end $$;
