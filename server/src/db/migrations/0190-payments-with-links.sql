-- Outside a transaction: others write meanwhile.
drop index concurrently if exists payment_intents_of_link;
create index concurrently payment_intents_of_link on payment_intents (link_id) where link_id is not null;
