-- When a mailbox that nobody has proved was last written to, by purpose: for a day, and without the address.
create table mailbox_turns (
  mailbox text collate "C" not null,
  purpose text collate "C" not null,
  taken_at timestamptz not null,
  primary key (mailbox, purpose)
);
create index mailbox_turns_by_time on mailbox_turns (taken_at);

-- Trips of which there is news that waits for the next mail to such a mailbox.
create table held_trip_news (
  user_id text collate "C" not null,
  booking_id text collate "C" not null,
  held_at timestamptz not null,
  primary key (user_id, booking_id)
);
