-- Keys that are searched and sorted by are normalised in JavaScript and compared byte by byte.
create extension if not exists pg_trgm;

create table users (
  id text primary key,
  name text not null,
  email text not null,
  email_key text not null collate "C",
  role text not null check (role in ('traveller', 'administrator')),
  photo_url text,
  created_at timestamptz not null
);
create index users_email_key on users (email_key);
create index users_created_at on users (created_at, id);
create index users_administrators on users (id) where role = 'administrator';

create table deleted_users (
  id text primary key,
  deleted_at timestamptz not null,
  identity_deleted_at timestamptz,
  erased_at timestamptz
);
create index deleted_users_unfinished on deleted_users (id) where identity_deleted_at is null or erased_at is null;

create table role_changes (
  id text primary key,
  at timestamptz not null,
  by_user_id text not null,
  user_id text not null,
  from_role text not null,
  to_role text not null
);
create index role_changes_at on role_changes (at, id);

create table spots (
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
  name_key text not null collate "C",
  country_key text not null collate "C",
  search_text text not null collate "C",
  owner_uid text,
  created_by text,
  created_at timestamptz not null
);
create index spots_by_name on spots (name_key, id);
create index spots_by_price on spots (cost, id);
create index spots_by_rating on spots (rating, id);
create index spots_by_popularity on spots (visitors, id);
create index spots_category_name on spots (category, name_key, id);
create index spots_category_price on spots (category, cost, id);
create index spots_category_rating on spots (category, rating, id);
create index spots_category_popularity on spots (category, visitors, id);
create index spots_country on spots (country_key, name_key, id);
create index spots_owner on spots (owner_uid, created_at, id) where owner_uid is not null;
create index spots_newest on spots (created_at, id);
create index spots_search on spots using gin (search_text gin_trgm_ops);


create table best_spots (
  id text primary key,
  position integer not null,
  img text not null,
  image_placeholder text,
  title text not null,
  description text not null,
  location text not null,
  country text not null,
  spot_id text collate "C" references spots (id) on delete set null
);
create index best_spots_spot on best_spots (spot_id);

create table team_members (
  id text primary key,
  position integer not null,
  img text not null,
  name text not null,
  post text not null,
  mail text not null,
  expertise jsonb not null,
  quote text not null
);

create table reviews (
  id text primary key,
  position integer not null,
  name text not null,
  img text not null,
  message text not null,
  rating double precision not null,
  location text not null,
  date text not null,
  destination text not null,
  likes integer not null
);

create table contact_messages (
  id text primary key,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null
);

create table newsletter_subscriptions (
  id text primary key,
  email text not null,
  email_key text not null collate "C" unique,
  token_hash text not null unique,
  consented_at timestamptz not null,
  unsubscribed_at timestamptz
);

create table mail_outbox (
  id text primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  state text not null check (state in ('pending', 'sent', 'dead')),
  attempts integer not null,
  next_attempt_at timestamptz not null,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mail_outbox_due on mail_outbox (next_attempt_at) where state = 'pending';
create index mail_outbox_newest on mail_outbox (created_at, id);

create table app_settings (
  name text primary key,
  value text not null,
  created_at timestamptz not null
);
