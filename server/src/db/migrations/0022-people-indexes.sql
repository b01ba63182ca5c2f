-- Outside a transaction: others write meanwhile.
--
-- Users by a part of their name or address.
drop index concurrently if exists users_search;
create index concurrently users_search on users using gin ((lower(name) || ' ' || email_key) gin_trgm_ops)
  with (gin_pending_list_limit = 128);
-- Whose role was taken under an address.
drop index concurrently if exists role_changes_address;
create index concurrently role_changes_address on role_changes (address_digest)
  where address_digest is not null;
-- What somebody wrote to the agency.
drop index concurrently if exists contact_messages_email;
create index concurrently contact_messages_email on contact_messages (lower(email));
-- What administrators did to somebody.
drop index concurrently if exists audit_log_subject;
create index concurrently audit_log_subject on audit_log (subject_id);
-- Recipients that the books keep after an account is deleted, until their time is over.
drop index concurrently if exists payments_former;
create index concurrently payments_former on payments (created_at) where uid is null and user_email <> '';
drop index concurrently if exists bookings_former;
create index concurrently bookings_former on bookings (created_at)
  where uid is null and (travel_email <> '' or travel_name <> '');
-- What has been kept long enough.
drop index concurrently if exists contact_messages_created_at;
create index concurrently contact_messages_created_at on contact_messages (created_at);
drop index concurrently if exists newsletter_unsubscribed_at;
create index concurrently newsletter_unsubscribed_at on newsletter_subscriptions (unsubscribed_at)
  where unsubscribed_at is not null;
