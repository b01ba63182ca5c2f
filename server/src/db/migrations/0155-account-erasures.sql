-- Erasures of customers that staff asked for and can still take back. The account is blocked until then.
create table account_erasures (
  user_id text primary key,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  by_user_id text not null,
  insists boolean not null,
  blocks boolean not null
);
create index account_erasures_due on account_erasures (due_at);
