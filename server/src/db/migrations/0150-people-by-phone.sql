-- A booking's telephone number: E.164 if its country is clear, otherwise as it was typed; empty where there is none.
alter table bookings add column travel_phone text not null default '';

-- Customers without an account, known by an email address, a telephone number, or both. A booking belongs to one as long
-- as it belongs to no account; one without bookings is deleted.
create table guests (
  id text collate "C" primary key,
  name text not null,
  email text not null,
  -- Lower case; empty without an address.
  email_key text not null,
  phone text not null,
  -- The digits without leading zeros; empty without a number.
  phone_key text not null,
  created_at timestamptz not null
);
create unique index guests_email on guests (email_key) where email_key <> '';
create index guests_phone on guests (phone_key) where phone_key <> '';
create index guests_newest on guests (created_at, id);
create index guests_by_name on guests ((lower(name) collate "C"), id);
create index guests_search on guests using gin ((lower(name) || ' ' || email_key || ' ' || phone_key) gin_trgm_ops);
alter table bookings add column guest_id text;

-- The link with which a customer without an account views the trip: its number, which a new link increases, and when the
-- agency ended it.
alter table bookings add column link_serial integer not null default 1;
alter table bookings add column link_ended_at timestamptz;
