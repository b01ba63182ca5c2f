-- A booking is for a party, at a price that was agreed. Where `total_minor` is null it is one adult's:
-- the cost per day times the days, as the version before has it.
alter table bookings
  add column adults integer not null default 1,
  add column children integer not null default 0,
  add column infants integer not null default 0,
  add column revision integer not null default 1,
  add column total_minor bigint,
  add column price_lines jsonb,
  add column price_rules jsonb;
alter table bookings add constraint bookings_party
  check (adults >= 1 and children >= 0 and infants >= 0 and adults + children + infants <= 50) not valid;
alter table bookings add constraint bookings_price
  check ((total_minor is null) = (price_lines is null) and (total_minor is null) = (price_rules is null)
    and coalesce(total_minor, 0) >= 0) not valid;

-- The version before changes the days of a booking and knows no agreed total.
create function bookings_keep_price() returns trigger language plpgsql as $$
begin
  if old.total_minor is not null and new.revision = old.revision
     and (new.duration_days, new.cost_minor, new.adults, new.children, new.infants)
       is distinct from (old.duration_days, old.cost_minor, old.adults, old.children, old.infants) then
    raise exception 'the price of booking % would no longer be the agreed one', old.id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger bookings_keep_price before update on bookings
  for each row execute function bookings_keep_price();

-- Only of destinations whose prices somebody has set.
create table spot_prices (
  spot_id text collate "C" primary key references spots (id) on delete cascade,
  rules jsonb not null,
  revision integer not null,
  updated_at timestamptz not null
);
