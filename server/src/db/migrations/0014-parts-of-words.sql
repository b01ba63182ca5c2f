-- Outside a transaction: others write meanwhile.
--
-- How a searched text finds words where `pg_trgm`, which knows words by three letters in a row, cannot:
-- by one or two characters, and with a slip in a short word. The parts of a word are its characters, its
-- pairs of neighbours, and behind a hyphen the word itself and what is left of it when one character is
-- taken away: two words that are one slip apart (a letter wrong, missing, too many, or two neighbours
-- swapped) have one of the latter in common. In long words the letters in a row suffice.
-- `server/src/features/spots/word-parts.ts` makes the same of what is searched for.
create or replace function spot_word_parts(word text) returns text[]
language sql immutable strict parallel safe as $$
  select array(
    select substr(word, place, size)
    from generate_series(1, char_length(word)) as place, generate_series(1, 2) as size
    where place + size <= char_length(word) + 1
    union
    select '-' || word where char_length(word) between 3 and 13
    union
    select '-' || left(word, place - 1) || substr(word, place + 1)
    from generate_series(1, char_length(word)) as place
    where char_length(word) between 3 and 13
  )
$$;
drop index concurrently if exists spot_words_parts;
create index concurrently spot_words_parts on spot_words using gin (spot_word_parts(word))
  with (gin_pending_list_limit = 128);
-- What is common among the parts, for the plans.
analyze spot_words;
