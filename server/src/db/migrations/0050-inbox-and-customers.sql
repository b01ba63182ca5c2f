-- Where a message to the agency stands, and who has taken it.
alter table contact_messages
  add column state text not null default 'new',
  add column assigned_to text,
  add column answered_at timestamptz,
  -- The account that wrote it while it was signed in, under an address that it had proved.
  add column customer_uid text;
alter table contact_messages add constraint contact_messages_state
  check (state in ('new', 'open', 'answered', 'closed', 'spam')) not valid;

-- What was answered. The mail itself is kept for a shorter time.
create table contact_replies (
  id text collate "C" primary key,
  message_id text not null references contact_messages (id) on delete cascade,
  at timestamptz not null,
  -- Null once the account of who answered is deleted.
  by_user_id text,
  body text not null,
  mail_id text not null
);
create index contact_replies_of on contact_replies (message_id, at, id);
create index contact_replies_by on contact_replies (by_user_id);

-- Who may not use their account, and why. What they booked, paid and wrote stays.
create table account_blocks (
  id text collate "C" primary key,
  user_id text not null references users (id) on delete cascade,
  reason text not null,
  at timestamptz not null,
  by_user_id text not null,
  ended_at timestamptz,
  ended_by text
);
create unique index account_blocks_one on account_blocks (user_id) where ended_at is null;
create index account_blocks_of on account_blocks (user_id, at, id);
create index account_blocks_now on account_blocks (at, id) where ended_at is null;

-- What the agency remembers about a customer.
create table customer_notes (
  id text collate "C" primary key,
  user_id text not null references users (id) on delete cascade,
  at timestamptz not null,
  -- Null once the account of who wrote it is deleted.
  by_user_id text,
  body text not null
);
create index customer_notes_of on customer_notes (user_id, at, id);
create index customer_notes_by on customer_notes (by_user_id);

-- Where somebody entered the address; there has been one form so far.
alter table newsletter_subscriptions add column source text not null default 'website';
