-- When each job is due next, for all processes together. Loss would matter to nobody: each runs at once.
create unlogged table job_runs (
  name text collate "C" primary key,
  next_at timestamptz not null
);
