-- Outside a transaction: others write meanwhile.
--
-- Ids that follow from an idempotency key are not ordered by time: lists are ordered by the time itself.
drop index concurrently if exists audit_log_at;
create index concurrently audit_log_at on audit_log (at, id);
drop index concurrently if exists spot_submissions_state_created;
create index concurrently spot_submissions_state_created on spot_submissions (state, created_at, id);
drop index concurrently if exists spots_contributed_created;
create index concurrently spots_contributed_created on spots (created_at, id) where contributed;
-- Nothing else read these two.
drop index concurrently if exists spot_submissions_state;
drop index concurrently if exists spots_contributed;
