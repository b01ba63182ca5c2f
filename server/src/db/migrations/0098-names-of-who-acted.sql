-- Who acted for the agency is named as they were called then: accounts take other names, and end. The
-- database writes the name itself, so that it is there whichever version or job acts. Null: written before
-- this, or the time of the books is over.
alter table audit_log
  add column by_name text,
  -- Of people of the agency, who else the act was about.
  add column subject_name text;
alter table booking_events add column by_name text;
alter table cancellations add column by_name text;
alter table counter_payments
  add column by_name text,
  add column voided_by_name text;
alter table refunds add column requested_by_name text;
alter table booking_batches add column created_by_name text;

-- Its arguments are the column of the id, and the one of the name.
create function write_name_of_actor() returns trigger language plpgsql as $$
begin
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[1], coalesce(
    to_jsonb(new) ->> tg_argv[1],
    (select nullif(name, '') from users where id = to_jsonb(new) ->> tg_argv[0]),
    -- A job goes on with what somebody began whose account is gone.
    (select by_name from audit_log where by_user_id = to_jsonb(new) ->> tg_argv[0] and by_name is not null
     order by at desc, id desc limit 1)
  )));
end $$;
create trigger audit_log_names before insert on audit_log
  for each row execute function write_name_of_actor('by_user_id', 'by_name');
create trigger booking_events_names before insert on booking_events
  for each row when (new.by_kind = 'staff') execute function write_name_of_actor('by_user_id', 'by_name');
create trigger cancellations_names before insert on cancellations
  for each row when (new.by_kind = 'staff') execute function write_name_of_actor('by_user_id', 'by_name');
create trigger counter_payments_names before insert on counter_payments
  for each row execute function write_name_of_actor('by_user_id', 'by_name');
create trigger counter_payments_voider before update on counter_payments
  for each row when (old.voided_by is null and new.voided_by is not null)
  execute function write_name_of_actor('voided_by', 'voided_by_name');
create trigger refunds_names before insert on refunds
  for each row when (new.requested_by is not null)
  execute function write_name_of_actor('requested_by', 'requested_by_name');
create trigger booking_batches_names before insert on booking_batches
  for each row execute function write_name_of_actor('created_by', 'created_by_name');

create or replace trigger booking_events_stay before update or delete on booking_events
  for each row execute function only_columns_change('by_user_id', 'by_name');
create or replace trigger cancellations_stay before update or delete on cancellations
  for each row execute function only_columns_change('refund_state', 'reinstated_at', 'reason_text', 'by_user_id', 'by_name');
create or replace trigger counter_payments_stay before update or delete on counter_payments
  for each row execute function only_columns_change('voided_at', 'voided_by', 'void_reason', 'by_user_id', 'by_name', 'voided_by_name');

-- A name that is missing may be filled in when its account ends, and goes with the time of the books.
create or replace function audit_log_is_append_only() returns trigger language plpgsql as $$
declare
  names text[] := '{by_name,subject_name}';
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - names = to_jsonb(old) - names
      and (old.by_name is null or new.by_name is null or new.by_name = old.by_name)
      and (old.subject_name is null or new.subject_name is null or new.subject_name = old.subject_name)
    then
      return new;
    end if;
  end if;
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end $$;
