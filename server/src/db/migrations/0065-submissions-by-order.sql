-- Outside a transaction: others write meanwhile.
--
-- The agency's list of all destinations has those, too, that are not online.
drop index concurrently if exists spot_submissions_by_name;
create index concurrently spot_submissions_by_name on spot_submissions (name_key, id);
drop index concurrently if exists spot_submissions_newest;
create index concurrently spot_submissions_newest on spot_submissions (created_at, id);
drop index concurrently if exists spot_submissions_by_price;
create index concurrently spot_submissions_by_price on spot_submissions (cost, id);
drop index concurrently if exists spot_submissions_search;
create index concurrently spot_submissions_search on spot_submissions using gin (search_text gin_trgm_ops);
