-- What is searched and ordered by has to fit an entry of an index, a third of a page, all of it together
-- (`server/src/features/spots/spot-keys.ts`). Only letters that normalisation spells out exceed this.
-- Apart from the indexes of the next migration: one that is made in the same transaction would still
-- take in the rows as they were.
update spots set
  name_key = case when octet_length(name_key) > 600 then left(name_key, 150) else name_key end,
  country_key = case when octet_length(country_key) > 240 then left(country_key, 60) else country_key end,
  search_text = case when octet_length(search_text) > 1500 then left(search_text, 375) else search_text end
where octet_length(name_key) > 600 or octet_length(country_key) > 240 or octet_length(search_text) > 1500;
