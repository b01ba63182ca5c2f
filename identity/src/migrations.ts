const tables = `
create table identity_users (
  id text primary key,
  email text,
  email_verified boolean not null default false,
  display_name text,
  photo_url text,
  password_hash text,
  password_updated_at timestamptz,
  email_link boolean not null default false,
  disabled boolean not null default false,
  valid_since timestamptz,
  created_at timestamptz not null,
  last_login_at timestamptz,
  last_refresh_at timestamptz
);
create unique index identity_users_email on identity_users (email);

create table identity_federated (
  provider_id text not null,
  raw_id text not null,
  user_id text not null references identity_users (id) on delete cascade,
  email text,
  display_name text,
  photo_url text,
  created_at timestamptz not null,
  primary key (provider_id, raw_id)
);
create index identity_federated_user on identity_federated (user_id);

-- A session is one signed-in device; several refresh tokens may belong to it.
create table identity_sessions (
  id text primary key,
  user_id text not null references identity_users (id) on delete cascade,
  provider text not null,
  user_agent text not null,
  auth_time timestamptz not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index identity_sessions_user on identity_sessions (user_id, last_used_at);
create index identity_sessions_used on identity_sessions (last_used_at);

create table identity_refresh_tokens (
  token_hash text primary key,
  session_id text not null references identity_sessions (id) on delete cascade,
  created_at timestamptz not null
);
create index identity_refresh_tokens_session on identity_refresh_tokens (session_id);

-- Codes sent by mail. user_id is null when the address has no account (yet).
create table identity_codes (
  code_hash text primary key,
  request_type text not null,
  user_id text references identity_users (id) on delete cascade,
  email text not null,
  new_email text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index identity_codes_user on identity_codes (user_id);
create index identity_codes_expiry on identity_codes (expires_at);

create table identity_keys (
  kid text primary key,
  purpose text not null,
  private_key text not null,
  public_jwk jsonb not null,
  created_at timestamptz not null,
  retired_at timestamptz
);
-- One current key for each purpose, however many processes start at once.
create unique index identity_keys_current on identity_keys (purpose) where retired_at is null;

create table identity_attempts (
  key text primary key,
  email_hash text,
  failures integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  blocked_until timestamptz
);
create index identity_attempts_email on identity_attempts (email_hash);
create index identity_attempts_last on identity_attempts (last_at);

-- A visit to the outside provider that has not come back yet.
create table identity_idp_flows (
  state_hash text primary key,
  browser_hash text not null,
  verifier text not null,
  nonce text not null,
  event jsonb not null,
  expires_at timestamptz not null
);
create index identity_idp_flows_expiry on identity_idp_flows (expires_at);

-- What the outside provider said, waiting to be redeemed once.
create table identity_idp_results (
  handle_hash text primary key,
  session_hash text not null,
  claims jsonb not null,
  expires_at timestamptz not null
);
create index identity_idp_results_expiry on identity_idp_results (expires_at);
`;

const budgets = `
-- Counts that leak away, for all processes together. Losing them would do no harm.
create unlogged table identity_budgets (
  key text collate "C" primary key,
  empty_at timestamptz not null
);
create index identity_budgets_empty on identity_budgets (empty_at);

-- Where an account was signed in from lately.
create table identity_familiar_networks (
  user_id text not null references identity_users (id) on delete cascade,
  network_hash text not null,
  seen_at timestamptz not null,
  primary key (user_id, network_hash)
);
create index identity_familiar_networks_seen on identity_familiar_networks (seen_at);
`;

/** The service's tables, as migrations that can't be undone. The server runs them in order under a lock. */
export const migrations: readonly { name: string; sql: string }[] = [
  { name: 'identity-0001-tables', sql: tables },
  {
    name: 'identity-0002-proved-at',
    sql: 'alter table identity_users add column email_verified_at timestamptz;',
  },
  {
    // Deletes the codes of sign-in links, which are no longer supported. The column `email_link` stays, but isn't read.
    name: 'identity-0003-no-sign-in-links',
    sql: "delete from identity_codes where request_type = 'EMAIL_SIGNIN';",
  },
  { name: 'identity-0004-budgets', sql: budgets },
];
