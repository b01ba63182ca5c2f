-- More facts that travelers read before booking.
alter table spot_details
  add column not_allowed jsonb not null default '[]',
  add column is_private boolean not null default false,
  add column effort text,
  add column end_point text not null default '';
-- The details of archived destinations are kept as rows of that table, and come back as such.
update spot_belongings
set content = '{"not_allowed": [], "is_private": false, "end_point": ""}'::jsonb || content
where of = 'spot_details';
