-- Outside a transaction: others write meanwhile.
drop index concurrently if exists spots_by_meaning;
create index concurrently spots_by_meaning on spots using gin (search_vector)
  with (gin_pending_list_limit = 128);
drop index concurrently if exists spots_by_search_version;
create index concurrently spots_by_search_version on spots (search_version, id);
