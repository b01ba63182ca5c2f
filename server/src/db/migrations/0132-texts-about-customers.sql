-- What people of the agency wrote in their own words about a booking may name its customer, and goes when the customer
-- is erased: it becomes empty, and is never changed into anything else.
create or replace trigger counter_payments_stay before update or delete on counter_payments
  for each row execute function only_columns_change('voided_at', 'voided_by', 'void_reason', 'by_user_id', 'by_name',
    'voided_by_name', 'note');
create function counter_payments_keep_texts() returns trigger language plpgsql as $$
begin
  raise exception 'what was noted of a counter payment does not change' using errcode = 'insufficient_privilege';
end $$;
create trigger counter_payments_keep_texts before update on counter_payments
  for each row when (new.note not in (old.note, '')
    or (old.void_reason is not null and coalesce(new.void_reason, '-') not in (old.void_reason, '')))
  execute function counter_payments_keep_texts();

-- The log loses a reason in the same way; and names, as before.
create or replace function audit_log_is_append_only() returns trigger language plpgsql as $$
declare
  erasable text[] := '{by_name,subject_name,detail}';
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - erasable = to_jsonb(old) - erasable
      and (old.by_name is null or new.by_name is null or new.by_name = old.by_name)
      and (old.subject_name is null or new.subject_name is null or new.subject_name = old.subject_name)
      and new.detail in (old.detail, old.detail - 'reason')
    then
      return new;
    end if;
  end if;
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end $$;
