-- Outside a transaction: others write meanwhile.
--
-- Documents by parts of words: the number, the booking's reference, to whom it is made out. Must match the search's
-- expression.
drop index concurrently if exists invoices_search;
create index concurrently invoices_search on invoices using gin ((lower(number) || ' ' ||
  coalesce(lower(facts -> 'trip' ->> 'reference'), '') || ' ' || lower(buyer ->> 'name')) gin_trgm_ops)
  with (gin_pending_list_limit = 128);
