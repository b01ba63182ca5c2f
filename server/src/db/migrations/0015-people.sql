-- What is remembered of people: when their address was first seen proved, and whose role was taken, so
-- that it stays taken under the same address after the account is deleted.
alter table users add column email_proved_at timestamptz;
alter table role_changes add column address_digest text collate "C";

-- Addresses that an account had before: mails to them are forgotten with it.
create table former_addresses (
  uid text collate "C",
  email_key text collate "C",
  left_at timestamptz not null,
  primary key (uid, email_key)
);
create index former_addresses_left_at on former_addresses (left_at);
