-- What administrators did to what is not their own. Written with the act; never changed.
create table audit_log (
  id text collate "C" primary key,
  at timestamptz not null,
  by_user_id text not null,
  action text not null,
  subject_id text not null,
  detail jsonb not null
);

create function audit_log_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function audit_log_is_append_only();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function audit_log_is_append_only();

-- The role changes made so far are its beginning.
insert into audit_log (id, at, by_user_id, action, subject_id, detail)
  select id, at, by_user_id, 'role_changed', user_id, jsonb_build_object('from', from_role, 'to', to_role)
  from role_changes;

-- How often a client called, for all processes together. Loss would matter to nobody.
create unlogged table request_windows (
  -- A hash: the addresses themselves are nobody's business.
  key text collate "C" primary key,
  started_at timestamptz not null,
  count integer not null
);
create index request_windows_started on request_windows (started_at);
