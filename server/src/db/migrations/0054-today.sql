-- Outside a transaction: others write meanwhile.
--
-- What the agency sees each morning: money by the day on which it moved, and what is not finished.
drop index concurrently if exists refunds_by_end;
create index concurrently refunds_by_end on refunds (finished_at) where state = 'succeeded';
drop index concurrently if exists refunds_unfinished;
create index concurrently refunds_unfinished on refunds (state, created_at) where state in ('pending', 'failed');
drop index concurrently if exists disputes_by_state;
create index concurrently disputes_by_state on disputes (state, closed_at);
drop index concurrently if exists counter_payments_by_day;
create index concurrently counter_payments_by_day on counter_payments (received_on, id);
drop index concurrently if exists cancellations_owing;
create index concurrently cancellations_owing on cancellations (at) where refund_counter_minor > 0 and reinstated_at is null;
drop index concurrently if exists mail_outbox_dead;
create index concurrently mail_outbox_dead on mail_outbox (created_at) where state = 'dead';
