-- 'WF-7K3M9Q': said over the phone, printed, searched by; no secret. Null until the job has named old rows.
alter table bookings add column reference text;
