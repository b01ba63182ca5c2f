-- The words of a setting in one of the site's other languages, by name. `sources` has a digest of each original: where it
-- differs from today's, the original has changed since.
create table setting_texts (
  key text not null collate "C",
  language text not null collate "C",
  texts jsonb not null,
  sources jsonb not null,
  state text not null check (state in ('draft', 'published')),
  revision integer not null,
  updated_at timestamptz not null,
  -- Empty once that account is deleted.
  updated_by text not null,
  primary key (key, language)
);
create index setting_texts_by_editor on setting_texts (updated_by);
