-- Facts that travelers read before booking, and the days between booking and the first possible travel date.
alter table spot_details
  add column languages jsonb not null default '[]',
  add column not_suitable jsonb not null default '[]',
  add column accessibility jsonb not null default '[]',
  add column good_to_know jsonb not null default '[]',
  add column group_size integer,
  add column lead_days integer not null default 0;
-- The details of archived destinations are kept as rows of that table, and come back as such.
update spot_belongings
set content = '{"languages": [], "not_suitable": [], "accessibility": [], "good_to_know": [], "lead_days": 0}'::jsonb || content
where of = 'spot_details';
