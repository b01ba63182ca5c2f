-- The language that a person chose; null: the site's first.
alter table users add column language text;
-- That of the page where a trip was booked, or that staff chose; null: the site's first.
alter table bookings add column language text;

-- The texts of a destination in a language, by name. `sources` has a digest of the original of each: where it differs
-- from today's, the original has changed since. `source_hash` is a digest of all of them.
create table spot_texts (
  spot_id text not null collate "C" references spots (id) on delete cascade,
  language text not null collate "C",
  texts jsonb not null,
  sources jsonb not null,
  source_hash text not null,
  state text not null check (state in ('draft', 'published')),
  revision integer not null,
  updated_at timestamptz not null,
  -- Empty once that account is deleted.
  updated_by text not null,
  primary key (spot_id, language)
);
create index spot_texts_of_language on spot_texts (language, spot_id);
create index spot_texts_by_editor on spot_texts (updated_by);
