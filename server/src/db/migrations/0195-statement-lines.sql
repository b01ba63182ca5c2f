-- Incoming money of bank statements, each line once: `line_key` is the same in every file that has the line. Nothing is
-- booked before a person matches a line, which records a counter payment.
create table statement_lines (
  id text collate "C" primary key,
  file_sha256 text not null,
  line_key text collate "C" not null unique,
  booked_on date not null,
  -- In minor units.
  amount bigint not null check (amount > 0),
  currency text not null,
  payer text not null,
  purpose text not null,
  counter_payment_id text collate "C" unique references counter_payments (id),
  matched_at timestamptz,
  set_aside_at timestamptz,
  -- Null once the account is deleted.
  set_aside_by text collate "C" references users (id) on delete set null,
  created_at timestamptz not null,
  check ((counter_payment_id is null) = (matched_at is null)),
  check (counter_payment_id is null or set_aside_at is null)
);
create index statement_lines_to_match on statement_lines (booked_on, id)
  where counter_payment_id is null and set_aside_at is null;
create index statement_lines_matched on statement_lines (booked_on, id) where counter_payment_id is not null;
create index statement_lines_set_aside on statement_lines (booked_on, id) where set_aside_at is not null;
create index statement_lines_aside_by on statement_lines (set_aside_by) where set_aside_by is not null;
-- Lines that belong to no booking are deleted after some time.
create index statement_lines_unmatched on statement_lines (created_at) where counter_payment_id is null;

-- Voiding a counter payment makes its line one to match again, whichever version voids it.
create function statement_lines_come_back() returns trigger language plpgsql as $$
begin
  update statement_lines set counter_payment_id = null, matched_at = null where counter_payment_id = new.id;
  return null;
end $$;
create trigger statement_lines_come_back after update of voided_at on counter_payments for each row
  when (old.voided_at is null and new.voided_at is not null) execute function statement_lines_come_back();
