-- Whether a contribution that is online without an approval had one before its last change. Null: no.
alter table spots_unapproved add column approved_before boolean;

-- Notices to the agency that are mailed together, one for each thing that they are about.
create table agency_bundled_notices (
  bundle text not null collate "C",
  subject_id text not null collate "C",
  created_at timestamptz not null,
  parts jsonb not null,
  primary key (bundle, subject_id)
);
