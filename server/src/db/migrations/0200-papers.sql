-- Invoices and credit notes. A series numbers the documents of one pattern and year without gaps; `skipped` counts the
-- numbers that an owner left out by raising `next`.
create table invoice_series (
  pattern text not null,
  year integer not null,
  next integer not null check (next >= 1),
  skipped integer not null default 0 check (skipped >= 0),
  primary key (pattern, year)
);

-- Each document covers movements of money, and its total is their sum. A credit note names its invoice; an invoice names
-- the one that it replaces, if any.
create table invoices (
  id text collate "C" primary key,
  number text collate "C" not null unique,
  kind text not null check (kind in ('invoice', 'credit_note')),
  pattern text not null,
  year integer not null,
  serial integer not null check (serial >= 1),
  refers_to text collate "C" references invoices (id),
  booking_id text collate "C" not null,
  -- The reason for the document, such as 'payment:<id>', so that a repeated job issues nothing.
  cause text collate "C" not null unique,
  issued_on date not null,
  seller jsonb not null,
  buyer jsonb not null,
  lines jsonb not null,
  facts jsonb not null,
  -- In minor units, also of a credit note.
  total_minor bigint not null check (total_minor > 0),
  -- The parts of the total by tax rate; negative for a credit note. Empty unless tax is contained.
  tax jsonb not null,
  currency text not null,
  scheme text not null check (scheme in ('none', 'inclusive', 'margin')),
  -- Null means the site's first.
  language text,
  -- Of the PDF, once it is drawn.
  sha256 text,
  created_at timestamptz not null,
  unique (pattern, year, serial),
  check (kind = 'invoice' or refers_to is not null),
  check (scheme = 'inclusive' or tax = '[]'::jsonb)
);
create index invoices_of_booking on invoices (booking_id);
create index invoices_by_time on invoices (created_at, id);
create index invoices_by_day on invoices (issued_on, id);
create index invoices_referring on invoices (refers_to) where refers_to is not null;
create index invoices_undrawn on invoices (created_at, id) where sha256 is null;

-- Only the PDF's hash is filled in, once. At the end of the years of the books, the buyer is erased.
create function invoices_never_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a document is never deleted' using errcode = 'insufficient_privilege';
  end if;
  if to_jsonb(new) - '{sha256,buyer}'::text[] <> to_jsonb(old) - '{sha256,buyer}'::text[]
    or (old.sha256 is not null and new.sha256 is distinct from old.sha256)
    or (new.buyer <> old.buyer and new.buyer <> '{"name": "", "address": "", "vatId": ""}'::jsonb)
  then
    raise exception 'a document does not change' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger invoices_never_change before update or delete on invoices
  for each row execute function invoices_never_change();

-- The money that a document covers, by its source: 'payment:<id>', 'refund:<id>', 'lost:<payment id>', 'counter:<id>'.
-- A source whose amount changes later, such as a counter payment that is voided, has several rows.
create table invoice_movements (
  source text collate "C" not null,
  seq integer not null,
  invoice_id text collate "C" not null references invoices (id),
  booking_id text collate "C" not null,
  minor bigint not null check (minor <> 0),
  primary key (source, seq)
);
create index invoice_movements_of_booking on invoice_movements (booking_id);
create index invoice_movements_of_invoice on invoice_movements (invoice_id);
create function invoice_movements_never_change() returns trigger language plpgsql as $$
begin
  raise exception 'a covered movement does not change' using errcode = 'insufficient_privilege';
end $$;
create trigger invoice_movements_never_change before update or delete on invoice_movements
  for each row execute function invoice_movements_never_change();

-- The wishes of travelers and staff about a booking's documents.
create table booking_papers (
  booking_id text collate "C" primary key,
  -- When an invoice was asked for; from then on, all of the booking's money is covered.
  asked_at timestamptz,
  -- The company that documents are made out to; null for the traveler.
  company jsonb,
  asks integer not null default 0
);

-- Bookings whose money has moved, or whose documents were asked for. Rows are inserted and deleted, never updated, so
-- that nothing waits for them.
create table papers_due (
  id bigint generated always as identity primary key,
  booking_id text collate "C" not null,
  -- Null if it is due at once.
  due_at timestamptz
);
create index papers_due_at on papers_due (due_at, id);
create index papers_due_of_booking on papers_due (booking_id);
