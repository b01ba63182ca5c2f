-- A destination that goes back to the default policy keeps its row, so that revisions go on rising.
alter table spot_policies alter column family drop not null;
