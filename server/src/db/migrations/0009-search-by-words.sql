-- Outside a transaction: the indexes of a large catalogue take a while, and others write meanwhile.
--
-- Search in a large catalogue. Each destination is found by the words of its search text, its category,
-- its country and about what it costs (the number of digits and the first two of them). Unlike the
-- index of letters, this one needs no second look at the rows, so what is common costs no more than
-- what is rare. Words have no space in them, so a category is never taken for one.
-- `server/src/features/spots/filter.ts` repeats the expression.
drop index concurrently if exists spots_tags;
create index concurrently spots_tags on spots using gin ((
  string_to_array(search_text, ' ')
  || array[
    'category ' || coalesce(category, ''), 'country ' || country_key,
    'cost ' || length(cost::text)::text || ' ' || left(cost::text, 2)
  ]
)) with (gin_pending_list_limit = 128);

-- The indexes of the orders carry what is searched and filtered by, so that thousands of rows can be
-- tried in order without visiting any.
drop index concurrently if exists spots_in_name_order;
create index concurrently spots_in_name_order on spots (name_key, id)
  include (cost, category, country_key, search_text);
drop index concurrently if exists spots_in_price_order;
create index concurrently spots_in_price_order on spots (cost, id)
  include (category, country_key, search_text);
drop index concurrently if exists spots_in_rating_order;
create index concurrently spots_in_rating_order on spots (rating, id)
  include (cost, category, country_key, search_text);
drop index concurrently if exists spots_in_popularity_order;
create index concurrently spots_in_popularity_order on spots (visitors, id)
  include (cost, category, country_key, search_text);
drop index concurrently if exists spots_by_name;
drop index concurrently if exists spots_by_price;
drop index concurrently if exists spots_by_rating;
drop index concurrently if exists spots_by_popularity;
