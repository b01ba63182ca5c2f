-- Search by meaning beside letters. The vector of a destination holds the words of its name ('n:'), of its
-- place ('p:'), of its kind and season with their synonyms ('k:'), each as it is and in the form that the
-- English dictionary gives it, then the forms of its description's words and what it is filtered by. What
-- only the application knows (synonyms, months, lengths) stands in `search_words` and `search_tags`; the
-- trigger makes the rest, so that what an older version writes is found as well. `search_version` says
-- which application wrote them: a job brings older ones up to date.
alter table spots
  add column search_words text not null default '',
  add column search_tags text[] not null default '{}',
  add column search_version integer not null default 0,
  add column search_vector tsvector;

create function spot_search_words(prefix text, words text) returns text[]
language sql immutable parallel safe as $$
  select array(
    select prefix || word from unnest(
      tsvector_to_array(to_tsvector('simple', words)) || tsvector_to_array(to_tsvector('english', words))
    ) as word where octet_length(word) <= 200
  )
$$;

create function spot_search_vector(name text, place text, kind text, description text, tags text[])
returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(
    spot_search_words('n:', name) || spot_search_words('p:', place) || spot_search_words('k:', kind)
    || tsvector_to_array(to_tsvector('english', description)) || tags
  )
$$;

create function spots_are_searchable() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.search_version = old.search_version then
    if (new.spot, new.country, new.location, new.category, new.description, new.seasonality, new.travel_time)
      is distinct from
      (old.spot, old.country, old.location, old.category, old.description, old.seasonality, old.travel_time)
    then
      -- written by a version that knows nothing of synonyms, unless they came along
      if new.search_words = old.search_words and new.search_tags = old.search_tags then
        new.search_version := 0;
      end if;
    elsif new.search_vector is not null then
      return new;
    end if;
  end if;
  new.search_vector := spot_search_vector(new.name_key, new.search_text,
    coalesce(new.category, '') || ' ' || new.search_words, left(new.description, 4000), new.search_tags);
  return new;
end
$$;
create trigger spots_searchable before insert or update on spots
  for each row execute function spots_are_searchable();
