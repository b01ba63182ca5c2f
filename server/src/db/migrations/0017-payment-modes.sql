-- Whether a payment moves real money, and whose it is at the provider: Stripe's account, or 'sandbox'.
-- Null in rows of before: the start fills them once, and from then on they stay as they are.

alter table payment_intents
  add column livemode boolean,
  add column provider_account text;
alter table payments
  add column livemode boolean,
  add column provider_account text;

create function payments_keep_their_mode() returns trigger language plpgsql as $$
begin
  if (old.livemode is not null and new.livemode is distinct from old.livemode)
    or (old.provider_account is not null and new.provider_account is distinct from old.provider_account)
  then
    raise exception 'the mode and the account of a payment never change' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger payment_intents_mode_kept before update of livemode, provider_account on payment_intents
  for each row execute function payments_keep_their_mode();
create trigger payments_mode_kept before update of livemode, provider_account on payments
  for each row execute function payments_keep_their_mode();
