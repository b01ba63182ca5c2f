-- What a refund was made for. Until now its reason said so, which is also where staff write their own.
-- Null in rows of before that are no refund of a change.
alter table refunds add column kind text;

-- The version before, which may serve beside this one, does not name the column.
create function refunds_have_a_kind() returns trigger language plpgsql as $$
begin
  new.kind := case
    when new.reason like 'made at the provider:%' then 'provider'
    when new.payment_id is null then 'rejection'
    when new.reason like 'cancellation:%' then 'cancellation'
    when new.reason ~ '^change:[^:]+:[0-9]+$' then 'change'
    else 'requested' end;
  return new;
end $$;
create trigger refunds_have_a_kind before insert on refunds
  for each row when (new.kind is null) execute function refunds_have_a_kind();
