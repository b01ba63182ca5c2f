-- Questions about a destination with their answers, and who travelers meet there. Parts of the forms of a destination.
alter table spots
  add column questions text not null default '',
  add column host_name text not null default '',
  add column host_words text not null default '';
alter table spot_submissions
  add column questions text not null default '',
  add column host_name text not null default '',
  add column host_words text not null default '';
alter table spot_archive
  add column questions text not null default '',
  add column host_name text not null default '',
  add column host_words text not null default '';

-- The names of those who come along, for the voucher and the desk; a name on each line.
alter table bookings add column companion_names text not null default '';
