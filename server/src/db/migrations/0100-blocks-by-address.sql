-- Of a block, what the identity service knows: 'due' (to be told), 'disabled', 'open'.
alter table account_blocks add column sign_in text not null default 'due';

-- Who is blocked stays blocked under the address, after the account is deleted and registered again. The
-- address itself is not kept.
create table blocked_addresses (
  address_digest text collate "C" primary key,
  -- The account that was blocked; it may be gone.
  user_id text collate "C" not null,
  at timestamptz not null,
  by_user_id text collate "C" not null
);
create index blocked_addresses_of on blocked_addresses (user_id);
