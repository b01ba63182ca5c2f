-- A change of a published contribution by its owner: what is online stays until somebody decides.
create table spot_edits (
  spot_id text primary key collate "C" references spots (id) on delete cascade,
  fields jsonb not null,
  state text not null check (state in ('waiting', 'rejected')),
  -- +1 with every change, so that nothing else is approved than what was read.
  revision integer not null,
  submitted_at timestamptz not null,
  reason text not null default '',
  decided_by text,
  decided_at timestamptz
);
create index spot_edits_state on spot_edits (state, submitted_at, spot_id);

-- Contributions that are online and that nobody has approved, with when they last changed.
create table spots_unapproved (
  spot_id text primary key collate "C" references spots (id) on delete cascade,
  since timestamptz not null
);
create index spots_unapproved_since on spots_unapproved (since, spot_id);

-- Destinations that the agency has taken off the site, and may put back under the same id.
create table spot_archive (
  id text primary key collate "C",
  spot text not null,
  country text not null,
  location text not null,
  category text check (category in ('beach', 'mountain', 'city', 'historical', 'nature', 'adventure')),
  description text not null,
  image text not null,
  image_placeholder text,
  cost integer not null check (cost > 0),
  currency text not null,
  seasonality text not null,
  travel_time text not null,
  visitors_per_year text not null,
  rating double precision not null,
  visitors bigint not null,
  likes integer not null default 0,
  name_key text not null collate "C",
  country_key text not null collate "C",
  search_text text not null collate "C",
  owner_uid text,
  created_by text,
  created_at timestamptz not null,
  contributed boolean not null,
  archived_at timestamptz not null,
  -- Null once that account is deleted.
  archived_by text,
  reason text not null
);
create index spot_archive_by_name on spot_archive (name_key, id);
create index spot_archive_newest on spot_archive (created_at, id);
create index spot_archive_by_price on spot_archive (cost, id);
create index spot_archive_owner on spot_archive (owner_uid, created_at, id) where owner_uid is not null;
create index spot_archive_search on spot_archive using gin (search_text gin_trgm_ops);

-- Rows of other tables that belong to a destination that is not online: they would go with its row in `spots`.
create table spot_belongings (
  spot_id text not null collate "C",
  of text not null collate "C",
  content jsonb not null,
  primary key (spot_id, of)
);
