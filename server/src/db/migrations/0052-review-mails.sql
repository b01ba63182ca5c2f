-- Who does not want to be asked how their trips were.
alter table users add column review_mails_ended_at timestamptz;
