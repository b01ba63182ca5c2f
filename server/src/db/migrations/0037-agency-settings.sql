-- What the agency decided about itself. Not `app_settings`, where the product keeps what it generated.
create table agency_settings (
  key text collate "C" primary key,
  value jsonb not null,
  revision integer not null,
  updated_at timestamptz not null,
  updated_by text not null
);

-- Every value that a setting had; null where former values are private.
create table agency_settings_history (
  key text collate "C" not null,
  revision integer not null,
  value jsonb,
  at timestamptz not null,
  by_user_id text not null,
  primary key (key, revision)
);
