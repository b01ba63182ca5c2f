-- A version from before start times counts places with this function. It doesn't know them and would count all trips of a
-- day on one departure, so it fails for a destination that has any.
create or replace function places_of_trip(of_state text, of_offer text, first_day date, days integer, party integer)
returns table (offer_id text, day date, people integer) language plpgsql stable as $$
begin
  if exists (select from departures as known where known.offer_id = of_offer and known.start_time <> '') then
    raise exception 'the departures of % have start times, which this version cannot count', of_offer;
  end if;
  return query select limits.offer_id, first_day + n, party
    from spot_availability as limits,
      generate_series(0, case limits.mode when 'daily' then days - 1 else 0 end) as n
    where limits.offer_id = of_offer and limits.mode <> 'open' and of_state in ('held', 'booked');
end $$;

-- As before, and a start time that an earlier mode left behind is waited for by no one.
create or replace function is_waited_for(of_offer text, of_day date, of_time text) returns boolean language sql stable as $$
  select exists (
    select from waitlist as waiting, spot_availability as limits
    where limits.offer_id = of_offer and waiting.offer_id = of_offer and waiting.state = 'waiting'
      and waiting.day <= of_day
      and waiting.day + case limits.mode when 'daily' then waiting.days else 1 end > of_day
      and (case limits.mode when 'daily' then '' else waiting.start_time end) = of_time collate "C")
$$;
