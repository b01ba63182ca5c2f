-- Outside a transaction: others write meanwhile.
--
-- The few blocks that the identity service has not been told about.
drop index concurrently if exists account_blocks_untold;
create index concurrently account_blocks_untold on account_blocks (user_id)
  where sign_in = 'due' or (sign_in = 'disabled' and ended_at is not null);
