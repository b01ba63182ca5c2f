-- How many visit a destination, as an index knows it: how many digits the number has, with the first of
-- them, and with the first two. `popularity-tags.ts` makes the same of a range.
create or replace function spot_popularity(visitors bigint) returns text[]
language sql immutable parallel safe as $$
  select array[length(v)::text, length(v) || ' ' || left(v, 1), length(v) || ' ' || left(v, 2)]
  from (select least(greatest(visitors, 0), 999999999999999)::text as v) as written
$$;
