-- The bookings that a batch has yet to do, and those that it could not; done ones are deleted.
create table batch_bookings (
  batch_id text collate "C" not null references booking_batches (id),
  booking_id text collate "C" not null,
  -- Why it failed; null while it waits.
  code text,
  -- How often the card provider or the database could not be reached for it, and when it is tried again.
  tries integer not null default 0,
  next_try_at timestamptz,
  primary key (batch_id, booking_id)
);

alter table booking_batches
  -- When it last got anywhere; null: not since it began.
  add column moved_at timestamptz,
  -- Until then it leaves the card provider and the database alone.
  add column next_try_at timestamptz,
  -- When the agency was told that it does not get anywhere.
  add column told_at timestamptz;
