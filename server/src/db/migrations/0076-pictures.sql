-- Pictures that were uploaded and drawn anew. Their files are in the store that the configuration names.
create table pictures (
  id text collate "C" primary key,
  -- null: the account was deleted, and what shows the picture stays
  owner_uid text collate "C",
  -- of content and id; the names of the files begin with it
  hash text collate "C" not null unique,
  width integer not null,
  height integer not null,
  placeholder text not null,
  files jsonb not null,
  avif_state text not null check (avif_state in ('waiting', 'made', 'failed')),
  avif_attempts integer not null default 0,
  created_at timestamptz not null,
  -- since when nothing shows it; null while something does
  idle_since timestamptz
);
create index pictures_by_owner on pictures (owner_uid, created_at desc, id desc);
create index pictures_idle on pictures (idle_since) where idle_since is not null;
create index pictures_without_avif on pictures (created_at) where avif_state = 'waiting';

-- What shows which pictures, in which order: the first is the cover.
create table picture_uses (
  subject text not null,
  subject_id text collate "C" not null,
  picture_id text collate "C" not null references pictures (id),
  position integer not null,
  alt text not null,
  credit text not null,
  primary key (subject, subject_id, picture_id)
);
create index picture_uses_of_picture on picture_uses (picture_id);
