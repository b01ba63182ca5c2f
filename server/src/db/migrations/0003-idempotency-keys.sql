-- Creates that were sent with an Idempotency-Key, and what they answered. Kept for a day.
create table idempotency_keys (
  uid text not null,
  key text not null,
  request_hash text not null,
  status integer,
  answer text,
  started_at timestamptz not null,
  primary key (uid, key)
);
create index idempotency_keys_started on idempotency_keys (started_at);
