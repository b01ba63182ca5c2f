-- Outside a transaction: others write meanwhile.
--
-- The audit log is read by who did it, by what was done, and by what it was done to, the newest first.
drop index concurrently if exists audit_log_by_person;
create index concurrently audit_log_by_person on audit_log (by_user_id, at, id);
drop index concurrently if exists audit_log_by_action;
create index concurrently audit_log_by_action on audit_log (action, at, id);
