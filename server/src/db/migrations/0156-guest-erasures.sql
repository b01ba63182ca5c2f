-- Erasures of customers without an account that staff asked for and can still take back. A table of its own, because an
-- older version takes rows of account_erasures without an account for done.
create table guest_erasures (
  guest_id text primary key,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  by_user_id text not null,
  insists boolean not null
);
create index guest_erasures_due on guest_erasures (due_at);
