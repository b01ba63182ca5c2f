-- Which mails of a trip were written: the row comes with the mail itself, so that each is written once.
create table trip_mails (
  booking_id text collate "C" not null,
  kind text not null,
  -- What tells a mail from others of its kind, as the travel date that a reminder is for.
  key text not null,
  mail_id text not null,
  queued_at timestamptz not null,
  primary key (booking_id, kind, key)
);
create index trip_mails_mail on trip_mails (mail_id);

-- What a mail is about, and the files that come with it. Mails of the version before say nothing of that.
alter table mail_outbox
  add column kind text,
  add column booking_id text,
  add column attachments jsonb;
