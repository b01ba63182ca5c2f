-- What can be booked of a destination, when and by how many people. Without a row: any day, any number.
create table spot_availability (
  -- As in bookings: it outlives the destination.
  offer_id text collate "C" primary key,
  mode text not null check (mode in ('open', 'daily', 'departures')),
  -- The people on each day, or on a departure that has no number of its own.
  capacity integer check (capacity > 0),
  -- The furthest day, counted from today; null: as far as anything can be booked.
  ahead_days integer check (ahead_days > 0),
  min_days integer not null check (min_days > 0),
  max_days integer not null,
  -- The days of the week on which a trip can begin; bit 0 is Monday.
  weekdays integer not null check (weekdays between 1 and 127),
  revision integer not null,
  updated_at timestamptz not null,
  check (min_days <= max_days),
  check (mode = 'open' or capacity is not null)
);
alter table departures
  -- In the mode 'departures', only these days are sold.
  add column scheduled boolean not null default false,
  -- Of this day alone; null: the destination's.
  add column capacity integer,
  -- For travelers.
  add column note text not null default '',
  -- The people of all held and booked trips on this day, without infants; 0 where nobody limited the destination.
  add column taken integer not null default 0;

-- The days on which a trip takes places, and how many on each; none where nobody limited the destination.
create function places_of_trip(of_state text, of_offer text, first_day date, days integer, party integer)
returns table (offer_id text, day date, people integer) language sql stable as $$
  select limits.offer_id, first_day + n, party
  from spot_availability as limits,
    generate_series(0, case limits.mode when 'daily' then days - 1 else 0 end) as n
  where limits.offer_id = of_offer and limits.mode <> 'open' and of_state in ('held', 'booked')
$$;

-- Counts the places of every trip, whichever version, script or mistake writes it, and refuses those beyond the limit.
-- The days come in ascending order, so that no two transactions wait for each other. A place that comes back never
-- fails.
create function bookings_take_places() returns trigger language plpgsql as $$
declare
  moved record;
  rule record;
  found_day record;
begin
  if not exists (
    select from spot_availability as limits
    where limits.offer_id in (old.offer_id, new.offer_id) and limits.mode <> 'open'
  ) then return null; end if;
  for moved in
    select places.offer_id, places.day, sum(places.people)::integer as people from (
      select * from places_of_trip(
        new.state, new.offer_id, new.travel_date, new.duration_days, new.adults + new.children)
      union all
      select given.offer_id, given.day, -given.people from places_of_trip(
        old.state, old.offer_id, old.travel_date, old.duration_days, old.adults + old.children) as given
    ) as places
    group by places.offer_id, places.day having sum(places.people) <> 0
    order by places.offer_id, places.day
  loop
    insert into departures as known (offer_id, day, taken, updated_at)
    values (moved.offer_id, moved.day, greatest(moved.people, 0), now())
    on conflict (offer_id, day, start_time) do update
      set taken = greatest(known.taken + moved.people, 0)
    returning known.taken, known.closed, known.scheduled, known.capacity into found_day;
    continue when moved.people < 0;
    select limits.mode, limits.capacity into rule
    from spot_availability as limits where limits.offer_id = moved.offer_id;
    if found_day.closed or (rule.mode = 'departures' and not found_day.scheduled) then
      raise exception '% is not sold on %', moved.offer_id, moved.day
        using errcode = 'WF002', detail = moved.day::text;
    end if;
    if found_day.taken > coalesce(found_day.capacity, rule.capacity) then
      raise exception 'no places are left of % on %', moved.offer_id, moved.day
        using errcode = 'WF001', detail = moved.day::text;
    end if;
  end loop;
  return null;
end $$;
create trigger bookings_take_places after insert or delete on bookings
  for each row execute function bookings_take_places();
create trigger bookings_move_places
  after update of state, offer_id, travel_date, duration_days, adults, children on bookings
  for each row when (
    (old.state, old.offer_id, old.travel_date, old.duration_days, old.adults, old.children)
      is distinct from (new.state, new.offer_id, new.travel_date, new.duration_days, new.adults, new.children))
  execute function bookings_take_places();
