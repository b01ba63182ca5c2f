-- Places that people want to find again, kept in their account once they have said so.
alter table users add column saved_places_since timestamptz;
-- Without a key to `spots`: who saved a place that is gone is told so.
create table saved_spots (
  uid text collate "C" not null,
  spot_id text collate "C" not null,
  saved_at timestamptz not null,
  primary key (uid, spot_id)
);
