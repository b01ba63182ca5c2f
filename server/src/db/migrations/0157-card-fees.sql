-- The provider's fee for each card payment, as far as it is known: a table of its own, because the ledger never changes.
create table card_fees (
  payment_id text primary key,
  -- Minor units of the currency of the provider's account, which may differ from the payment's.
  amount bigint not null,
  currency text not null
);
