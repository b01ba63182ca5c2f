-- The time of day at which a trip starts, by the destination's clock; empty: without one. Only destinations with fixed
-- departures have start times.
alter table bookings add column start_time text collate "C" not null default '';

-- The departures on which a trip takes places, and how many on each; none where nobody limited the destination. Trips
-- to a destination with places a day take them on days without a start time.
create function departures_of_trip(
  of_state text, of_offer text, first_day date, days integer, party integer, at_time text)
returns table (offer_id text, day date, start_time text, people integer) language sql stable as $$
  select limits.offer_id, first_day + n, (case limits.mode when 'departures' then at_time else '' end) collate "C", party
  from spot_availability as limits,
    generate_series(0, case limits.mode when 'daily' then days - 1 else 0 end) as n
  where limits.offer_id = of_offer and limits.mode <> 'open' and of_state in ('held', 'booked')
$$;

-- True if a trip that someone waits for takes places on a departure.
create function is_waited_for(of_offer text, of_day date, of_time text) returns boolean language sql stable as $$
  select exists (
    select from waitlist as waiting, spot_availability as limits
    where limits.offer_id = of_offer and waiting.offer_id = of_offer and waiting.state = 'waiting'
      and waiting.day <= of_day
      and waiting.day + case limits.mode when 'daily' then waiting.days else 1 end > of_day
      and (limits.mode = 'daily' or waiting.start_time = of_time collate "C"))
$$;

-- As before, for each start time of a day.
create or replace function bookings_take_places() returns trigger language plpgsql as $$
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
    select places.offer_id, places.day, places.start_time, sum(places.people)::integer as people from (
      select * from departures_of_trip(new.state, new.offer_id, new.travel_date, new.duration_days,
        new.adults + new.children, new.start_time)
      union all
      select given.offer_id, given.day, given.start_time, -given.people from departures_of_trip(
        old.state, old.offer_id, old.travel_date, old.duration_days, old.adults + old.children, old.start_time) as given
    ) as places
    group by places.offer_id, places.day, places.start_time having sum(places.people) <> 0
    order by places.offer_id, places.day, places.start_time
  loop
    insert into departures as known (offer_id, day, start_time, taken, updated_at)
    values (moved.offer_id, moved.day, moved.start_time, greatest(moved.people, 0), now())
    on conflict (offer_id, day, start_time) do update
      set taken = greatest(known.taken + moved.people, 0)
    returning known.taken, known.kept, known.closed, known.scheduled, known.capacity into found_day;
    select limits.mode, limits.capacity into rule
    from spot_availability as limits where limits.offer_id = moved.offer_id;
    if moved.people < 0 then
      if is_waited_for(moved.offer_id, moved.day, moved.start_time) then
        update departures set kept = greatest(0, least(
          found_day.kept - moved.people, coalesce(found_day.capacity, rule.capacity) - found_day.taken))
        where offer_id = moved.offer_id and day = moved.day and start_time = moved.start_time;
      end if;
      continue;
    end if;
    if found_day.closed or (rule.mode = 'departures' and not found_day.scheduled) then
      raise exception '% is not sold on % %', moved.offer_id, moved.day, moved.start_time
        using errcode = 'WF002', detail = moved.day::text;
    end if;
    if found_day.taken + found_day.kept > coalesce(found_day.capacity, rule.capacity) then
      raise exception 'no places are left of % on % %', moved.offer_id, moved.day, moved.start_time
        using errcode = 'WF001', detail = moved.day::text;
    end if;
  end loop;
  return null;
end $$;
create or replace trigger bookings_move_places
  after update of state, offer_id, travel_date, duration_days, adults, children, start_time on bookings
  for each row when (
    (old.state, old.offer_id, old.travel_date, old.duration_days, old.adults, old.children, old.start_time)
      is distinct from
    (new.state, new.offer_id, new.travel_date, new.duration_days, new.adults, new.children, new.start_time))
  execute function bookings_take_places();
