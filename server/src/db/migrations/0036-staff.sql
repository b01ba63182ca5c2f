-- Who works for the agency besides its owners (`users.role`). In a table of its own, so that the version
-- before, which knows two roles, takes them for plain travelers.
create table staff_members (
  user_id text primary key references users (id) on delete cascade,
  role text not null check (role in ('manager', 'staff')),
  extra jsonb not null,
  refund_limit_minor integer,
  created_at timestamptz not null,
  by_user_id text not null
);
