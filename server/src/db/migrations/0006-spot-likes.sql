-- How many people like a destination, as its cards show it (spec §1).

alter table spots add column likes integer not null default 0 check (likes >= 0);
