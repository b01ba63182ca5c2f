-- What the agency's people write for each other about a booking. It goes with the booking, or when who wrote it
-- takes it back.
create table booking_notes (
  id text collate "C" primary key,
  booking_id text collate "C" not null references bookings (id) on delete cascade,
  at timestamptz not null,
  -- Null once the account of who wrote it is deleted.
  by_user_id text collate "C",
  body text not null
);
create index booking_notes_of on booking_notes (booking_id, at, id);
create index booking_notes_by on booking_notes (by_user_id);
