-- Outside a transaction: others write meanwhile.
--
-- Reasons that people wrote for cancellations are erased when the books end, along this.
drop index concurrently if exists cancellations_with_words;
create index concurrently cancellations_with_words on cancellations (at) where reason_text <> '';
