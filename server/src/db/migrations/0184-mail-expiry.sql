-- The time when the only link of an email stops working; null: the email says something beyond its link.
alter table mail_outbox add column expires_at timestamptz;
