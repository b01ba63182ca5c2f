-- Outside a transaction

-- Found every hour, among many that stay.
drop index concurrently if exists mail_outbox_brief;
create index concurrently mail_outbox_brief on mail_outbox (created_at) where brief;
drop index concurrently if exists newsletter_pending;
create index concurrently newsletter_pending on newsletter_subscriptions (confirmation_sent_at)
  where confirmation_hash is not null;
