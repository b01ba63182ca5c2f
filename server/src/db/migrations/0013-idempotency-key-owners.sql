-- Which run of a request holds its key: one that was taken over neither answers for it nor lets go of it.
alter table idempotency_keys add column owner text;
