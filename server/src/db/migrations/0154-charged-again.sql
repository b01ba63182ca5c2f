-- A refund that staff made by mistake, and whose amount is due again: since when, or null.
alter table refunds add column charged_again_at timestamptz;

-- Cash that was given back beyond what the agency owed, and that isn't due again: by entry, and in total.
alter table counter_payments add column given_minor bigint not null default 0;
alter table bookings add column given_minor bigint not null default 0;

-- It may only become merely returned: once no cash is left, nothing of it counts as paid.
create or replace trigger counter_payments_stay before update or delete on counter_payments
  for each row execute function only_columns_change('voided_at', 'voided_by', 'void_reason', 'by_user_id', 'by_name',
    'voided_by_name', 'note', 'given_minor');
create function counter_payments_give_once() returns trigger language plpgsql as $$
begin
  raise exception 'what was given of a counter payment does not change' using errcode = 'insufficient_privilege';
end $$;
create trigger counter_payments_give_once before update on counter_payments
  for each row when (new.given_minor not in (old.given_minor, 0))
  execute function counter_payments_give_once();
