-- Where an answer goes, what made the mail (RFC 3834), how a list is left (RFC 8058), and whether the
-- mail is forgotten once it is sent. Mails of before are the program's own.
alter table mail_outbox
  add column reply_to text,
  add column auto_submitted text not null default 'auto-generated',
  add column unsubscribe_url text,
  add column brief boolean not null default false;

-- A subscription counts once its mailbox has confirmed it: while there is a confirmation_hash it is
-- pending. Subscribers of before have none and stay.
alter table newsletter_subscriptions
  add column confirmation_hash text,
  add column confirmation_sent_at timestamptz,
  add column confirmed_at timestamptz;
