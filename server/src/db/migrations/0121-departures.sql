-- The days of destinations that say something. Without a row, a day is on sale.
create table departures (
  -- As in bookings: it outlives the destination.
  offer_id text collate "C" not null,
  day date not null,
  -- Of several on one day; empty where there is one.
  start_time text collate "C" not null default '',
  -- Nothing is sold for it.
  closed boolean not null default false,
  -- The batch that cancels its bookings, where it was called off.
  batch_id text collate "C",
  updated_at timestamptz not null,
  primary key (offer_id, day, start_time)
);
create index departures_closed on departures (day, offer_id) where closed;
