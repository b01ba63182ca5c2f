-- Search in a large catalogue. Each destination is found by the words of its search text, its category,
-- its country and about what it costs (the number of digits and the first two of them). Unlike the
-- index of letters, this one needs no second look at the rows, so what is common costs no more than
-- what is rare. Words have no space in them, so a category is never taken for one.
-- `server/src/features/spots/filter.ts` repeats the expression.
create index spots_tags on spots using gin ((
  string_to_array(search_text, ' ')
  || array[
    'category ' || coalesce(category, ''), 'country ' || country_key,
    'cost ' || length(cost::text)::text || ' ' || left(cost::text, 2)
  ]
)) with (gin_pending_list_limit = 128);

-- What was written lately waits in a list that every search reads: it stays short.
alter index spots_search set (gin_pending_list_limit = 128);
alter index spot_words_like set (gin_pending_list_limit = 128);

-- The indexes of the orders carry what is searched and filtered by, so that thousands of rows can be
-- tried in order without visiting any.
create index spots_in_name_order on spots (name_key, id)
  include (cost, category, country_key, search_text);
create index spots_in_price_order on spots (cost, id)
  include (category, country_key, search_text);
create index spots_in_rating_order on spots (rating, id)
  include (cost, category, country_key, search_text);
create index spots_in_popularity_order on spots (visitors, id)
  include (cost, category, country_key, search_text);
drop index spots_by_name, spots_by_price, spots_by_rating, spots_by_popularity;
