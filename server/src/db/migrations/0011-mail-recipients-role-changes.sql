-- Outside a transaction: others write meanwhile.
--
-- The mails to an address are forgotten with its account.
drop index concurrently if exists mail_outbox_recipient;
create index concurrently mail_outbox_recipient on mail_outbox (lower(recipient));

-- Whether a configured administrator was demoted is asked at each of their requests.
drop index concurrently if exists role_changes_user;
create index concurrently role_changes_user on role_changes (user_id);
