-- What waits for the agency's one mail of the morning, as parts of a mail; gone once that is written.
create table agency_notices (
  id bigint generated always as identity primary key,
  created_at timestamptz not null,
  parts jsonb not null
);
create index agency_notices_by_time on agency_notices (created_at);
