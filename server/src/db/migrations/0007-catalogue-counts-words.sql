-- What a large catalogue cannot ask of its rows each time: how many there are of each kind, and which
-- words their search texts are made of. Triggers keep both beside the rows.
create table spot_counts (
  country text not null,
  -- Empty for spots without one.
  category text not null,
  country_key text not null collate "C",
  count bigint not null,
  primary key (country, category)
);

-- A word stays when its last spot goes: it only helps to find out what may have been meant.
create table spot_words (
  word text collate "C" primary key
);
create index spot_words_like on spot_words using gin (word gin_trgm_ops);

create function spots_are_counted() returns trigger language plpgsql as $$
begin
  -- In one order everywhere, so that two changes never wait for each other.
  if tg_op = 'INSERT' then
    insert into spot_counts as c (country, category, country_key, count)
    select country, coalesce(category, ''), min(country_key), count(*) from added
    group by 1, 2 order by 1, 2
    on conflict (country, category) do update set count = c.count + excluded.count;
  elsif tg_op = 'DELETE' then
    insert into spot_counts as c (country, category, country_key, count)
    select country, coalesce(category, ''), min(country_key), -count(*) from removed
    group by 1, 2 order by 1, 2
    on conflict (country, category) do update set count = c.count + excluded.count;
  else
    insert into spot_counts as c (country, category, country_key, count)
    select country, category, min(country_key), sum(change)
    from (
      select country, coalesce(category, '') as category, country_key, 1 as change from added
      union all
      select country, coalesce(category, ''), country_key, -1 from removed
    ) as moved
    group by 1, 2 having sum(change) <> 0 order by 1, 2
    on conflict (country, category) do update set count = c.count + excluded.count;
  end if;
  if tg_op <> 'DELETE' then
    insert into spot_words (word)
    select distinct word from added, unnest(string_to_array(search_text, ' ')) as word
    where word <> '' order by word
    on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger spots_counted_insert after insert on spots
  referencing new table as added
  for each statement execute function spots_are_counted();
create trigger spots_counted_update after update on spots
  referencing old table as removed new table as added
  for each statement execute function spots_are_counted();
create trigger spots_counted_delete after delete on spots
  referencing old table as removed
  for each statement execute function spots_are_counted();

create function spots_are_gone() returns trigger language plpgsql as $$
begin
  delete from spot_counts;
  return null;
end
$$;
create trigger spots_truncated after truncate on spots
  for each statement execute function spots_are_gone();

insert into spot_counts (country, category, country_key, count)
select country, coalesce(category, ''), min(country_key), count(*) from spots group by 1, 2;
insert into spot_words (word)
select distinct word from spots, unnest(string_to_array(search_text, ' ')) as word where word <> '';
