-- Links with which somebody becomes the first owner; only their digests, so that the database opens nothing.
create table setup_tokens (
  token_hash text collate "C" primary key,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by text
);
