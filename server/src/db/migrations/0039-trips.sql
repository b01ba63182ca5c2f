-- The trip page: what travelers need to know of a destination, what a booking promised, whether a party came,
-- and links for companions.
alter table bookings
  -- What is included, what is not, and what to bring, as the destination said when it was booked. Null: it
  -- said nothing, or an older version wrote the row; then the usual package.
  add column inclusions jsonb,
  add column attendance text not null default 'none',
  add column attendance_at timestamptz,
  -- Null once the account of who recorded it is deleted.
  add column attendance_by text;
alter table bookings add constraint bookings_attendance
  check (attendance in ('none', 'checked_in', 'no_show')
    and (attendance = 'none') = (attendance_at is null)) not valid;

-- Only of destinations of which the agency has said something.
create table spot_details (
  spot_id text collate "C" primary key references spots (id) on delete cascade,
  included jsonb not null,
  not_included jsonb not null,
  bring jsonb not null,
  highlights jsonb not null,
  meeting_point text not null,
  directions text not null,
  -- Of the meeting point, in degrees.
  lat double precision check (lat between -90 and 90),
  lon double precision check (lon between -180 and 180),
  -- Of the people on the spot.
  phone text not null,
  -- [{day, title, text}]
  itinerary jsonb not null,
  revision integer not null,
  updated_at timestamptz not null,
  updated_by text not null,
  check ((lat is null) = (lon is null))
);

-- Links for companions. Whoever has the token may look; it is not kept, only its SHA-256.
create table trip_shares (
  id text collate "C" primary key,
  booking_id text collate "C" not null references bookings (id) on delete cascade,
  token_hash text collate "C" not null unique,
  created_at timestamptz not null,
  revoked_at timestamptz,
  opened integer not null default 0,
  last_seen_on date
);
create index trip_shares_of on trip_shares (booking_id, created_at, id);
