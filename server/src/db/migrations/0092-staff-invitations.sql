-- Who was asked by mail to join the team; a row goes when the invitation is accepted or withdrawn, or is long over.
create table staff_invitations (
  id text collate "C" primary key,
  email text not null,
  email_key text collate "C" not null unique,
  role text not null check (role in ('manager', 'staff')),
  -- All that is kept of the link's secret.
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- An invitation is worth what the one who wrote it may do when it is accepted.
  by_user_id text not null
);
create index staff_invitations_newest on staff_invitations (created_at, id);
create index staff_invitations_expiry on staff_invitations (expires_at);
