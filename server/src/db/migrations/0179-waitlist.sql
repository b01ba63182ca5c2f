-- The places of a day that came back and are promised to those who wait for them: no one else can book them.
alter table departures add column kept integer not null default 0;

-- Travelers who wait for places of a full day.
create table waitlist (
  id text collate "C" primary key,
  -- As in bookings: it outlives the destination.
  offer_id text collate "C" not null,
  day date not null,
  start_time text collate "C" not null default '',
  uid text not null references users (id) on delete cascade,
  days integer not null check (days > 0),
  adults integer not null,
  children integer not null,
  infants integer not null,
  -- The language of the page on which they joined; null: the site's first.
  language text,
  state text not null check (state in ('waiting', 'offered', 'taken', 'lapsed', 'left')),
  -- The held booking with which the places were offered, and until when.
  booking_id text collate "C",
  offered_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (state <> 'offered' or (booking_id is not null and offered_until is not null))
);
create unique index waitlist_once on waitlist (uid, offer_id, day, start_time) where state in ('waiting', 'offered');
create index waitlist_next on waitlist (offer_id, day, start_time, created_at) where state = 'waiting';
create index waitlist_of_user on waitlist (uid);
create index waitlist_of_offer on waitlist (offer_id, day);
create unique index waitlist_booking on waitlist (booking_id) where booking_id is not null;

-- True if a trip that someone waits for takes places on a day.
create function is_waited_for(of_offer text, of_day date) returns boolean language sql stable as $$
  select exists (
    select from waitlist as waiting, spot_availability as limits
    where limits.offer_id = of_offer and waiting.offer_id = of_offer and waiting.state = 'waiting'
      and waiting.day <= of_day
      and waiting.day + case limits.mode when 'daily' then waiting.days else 1 end > of_day)
$$;

-- As before, and: a place that comes back to a day for which someone waits is kept for them, whichever version gives it
-- back, and no one books past it.
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
    returning known.taken, known.kept, known.closed, known.scheduled, known.capacity into found_day;
    select limits.mode, limits.capacity into rule
    from spot_availability as limits where limits.offer_id = moved.offer_id;
    if moved.people < 0 then
      if is_waited_for(moved.offer_id, moved.day) then
        update departures set kept = greatest(0, least(
          found_day.kept - moved.people, coalesce(found_day.capacity, rule.capacity) - found_day.taken))
        where offer_id = moved.offer_id and day = moved.day and start_time = '';
      end if;
      continue;
    end if;
    if found_day.closed or (rule.mode = 'departures' and not found_day.scheduled) then
      raise exception '% is not sold on %', moved.offer_id, moved.day
        using errcode = 'WF002', detail = moved.day::text;
    end if;
    if found_day.taken + found_day.kept > coalesce(found_day.capacity, rule.capacity) then
      raise exception 'no places are left of % on %', moved.offer_id, moved.day
        using errcode = 'WF001', detail = moved.day::text;
    end if;
  end loop;
  return null;
end $$;

-- An offer ends with its booking, whoever pays, declines, cancels or ends it.
create function bookings_end_offers() returns trigger language plpgsql as $$
begin
  update waitlist set updated_at = now(), state = case
    when tg_op = 'DELETE' then 'left'
    when new.state = 'booked' then 'taken'
    when new.state = 'expired' then 'lapsed'
    else 'left' end
  where booking_id = old.id and state in ('offered', 'lapsed');
  return null;
end $$;
create trigger bookings_end_offers after update of state on bookings
  for each row when (old.state in ('held', 'expired') and new.state <> old.state)
  execute function bookings_end_offers();
create trigger bookings_drop_offers after delete on bookings
  for each row when (old.state in ('held', 'expired'))
  execute function bookings_end_offers();
