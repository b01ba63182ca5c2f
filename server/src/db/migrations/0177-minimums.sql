-- Departures that go only if enough people book.
alter table departures
  -- The people whom it needs; null: it goes with any number.
  add column min_people integer,
  -- The day on which the agency decides if too few have booked.
  add column decide_on date,
  -- Since when it goes, whatever happens; it stays even if people cancel.
  add column guaranteed_at timestamptz,
  add constraint departures_minimum check (min_people > 0 and decide_on <= day) not valid;
