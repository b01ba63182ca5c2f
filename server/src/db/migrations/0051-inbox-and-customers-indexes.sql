-- Outside a transaction: others write meanwhile.
--
-- The inbox, all of it and by state.
drop index concurrently if exists contact_messages_newest;
create index concurrently contact_messages_newest on contact_messages (created_at, id);
-- Nothing needs the one by time alone beside it.
drop index concurrently if exists contact_messages_created_at;
drop index concurrently if exists contact_messages_by_state;
create index concurrently contact_messages_by_state on contact_messages (state, created_at, id);
drop index concurrently if exists contact_messages_assigned;
create index concurrently contact_messages_assigned on contact_messages (assigned_to, created_at, id);
drop index concurrently if exists contact_messages_customer;
create index concurrently contact_messages_customer on contact_messages (customer_uid)
  where customer_uid is not null;
drop index concurrently if exists contact_messages_search;
create index concurrently contact_messages_search on contact_messages
  using gin (lower(name || ' ' || email || ' ' || subject || ' ' || message) gin_trgm_ops)
  with (gin_pending_list_limit = 128);
-- Customers by name.
drop index concurrently if exists users_by_name;
create index concurrently users_by_name on users (lower(name) collate "C", id);
-- Subscribers, all of them and by state.
drop index concurrently if exists newsletter_newest;
create index concurrently newsletter_newest on newsletter_subscriptions (consented_at, id);
drop index concurrently if exists newsletter_by_state;
create index concurrently newsletter_by_state on newsletter_subscriptions (
  (case when confirmation_hash is not null then 'waiting'
    when unsubscribed_at is not null then 'unsubscribed' else 'subscribed' end), consented_at, id);
drop index concurrently if exists newsletter_search;
create index concurrently newsletter_search on newsletter_subscriptions using gin (email_key gin_trgm_ops)
  with (gin_pending_list_limit = 128);
