-- Outside a transaction: others write meanwhile.
--
-- All that a search asks for meets in one index: the words, what is filtered by and the letters, as in the
-- indexes that it replaces, and how popular a destination is, so that the best of many are found without
-- the others. A version before finds what it looks for in it, too.
drop index concurrently if exists spots_by_all;
create index concurrently spots_by_all on spots using gin (
  search_vector,
  (
    string_to_array(search_text, ' ')
    || array[
      'category ' || coalesce(category, ''), 'country ' || country_key,
      'cost ' || length(cost::text)::text || ' ' || left(cost::text, 2)
    ]
  ),
  spot_popularity(visitors),
  search_text gin_trgm_ops
) with (gin_pending_list_limit = 128);
drop index concurrently if exists spots_by_meaning;
drop index concurrently if exists spots_tags;
drop index concurrently if exists spots_search;
-- What is common among these, for the plans.
analyze spots;
