-- Outside a transaction: others write meanwhile.
drop index concurrently if exists open_balances_by_balance_day;
create index concurrently open_balances_by_balance_day on open_balances (balance_due_on)
  include (currency, real_minor, test_minor) where balance_due_on is not null;
