-- Outside a transaction: others write meanwhile.
--
-- How many payments there are of each mode and account: asked at each start and by the doctor.
drop index concurrently if exists payments_by_mode;
create index concurrently payments_by_mode on payments (livemode, provider_account);
