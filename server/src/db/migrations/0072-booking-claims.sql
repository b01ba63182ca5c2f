-- Bookings that the agency made for an address without an account. They wait for who signs in with that address
-- and has proved it; the address itself stands in the booking.
create table booking_claims (
  booking_id text collate "C" primary key references bookings (id) on delete cascade,
  email_key text collate "C" not null,
  created_at timestamptz not null
);
create index booking_claims_of on booking_claims (email_key, booking_id);
create index booking_claims_by_time on booking_claims (created_at);
