import { calendarFile } from '@wayfarer/contract';
import type { Config } from '../config/config.ts';
import type { Outbox } from '../context.ts';
import type { SqlExecutor } from '../db/database.ts';
import { mailOutbox } from '../db/tables.ts';
import type { Mail, MailAttachment } from '../mail-ports.ts';
import type { Clock } from '../ports.ts';
import {
  readMailSettings,
  readMailSettingsRaw,
  replyAddress,
  settingsIn,
  type MailSettings,
  type UsualContact,
} from './mail-settings.ts';
import { linkedForGuest } from './trips/link-for-guest.ts';
import { isMailOn, noteTripMail, type RecordMail } from './trip-mail-rows.ts';
import { holdBack } from './unproved-mailboxes.ts';
import { languageToKeep } from './words-in.ts';

/** The outbox for use cases and, with a raw transaction, for the embedded services. */
export interface MailOutbox extends Outbox {
  enqueueRaw(tx: SqlExecutor, mail: PlainMail): Promise<void>;
}

type PlainMail = Pick<
  Mail,
  | 'expiresAt'
  | 'html'
  | 'kind'
  | 'language'
  | 'parts'
  | 'subject'
  | 'text'
  | 'to'
  | 'underLetterhead'
>;

interface Writing {
  clock: Clock;
  newId: () => string;
  usual: UsualContact;
  config: Pick<Config, 'http' | 'languages'>;
  recordMail: RecordMail;
}

/** Writes emails in the transactions of their events, so that neither is stored without the other. */
export function createOutbox({ clock, config, newId, recordMail, usual }: Writing): MailOutbox {
  const spoken = (settings: MailSettings, { language }: Pick<Mail, 'language'>) =>
    settingsIn(settings, languageToKeep(config, language));
  return {
    enqueue: async (executor, mail) => {
      const settings = spoken(await readMailSettings(executor, usual), mail);
      const { about } = mail;
      const linked = await linkedForGuest({ clock, config, db: executor }, mail);
      const row = rowOf(linked, settings, { id: mail.id ?? newId(), at: clock.now() });
      if (
        about &&
        isMailOn(about.kind, settings) &&
        (await holdBack(executor, about, row.createdAt))
      )
        return false;
      if (about && !(await noteTripMail(executor, about, row, { recordMail, settings })))
        return false;
      await executor.insert(mailOutbox).values(row);
      return true;
    },
    enqueueRaw: async (tx, mail) => {
      const settings = spoken(await readMailSettingsRaw(tx, usual), mail);
      const row = rowOf(mail, settings, { id: newId(), at: clock.now() });
      const { createdAt, expiresAt, htmlBody, id, recipient, replyTo, subject, textBody } = row;
      await tx.query(
        `insert into mail_outbox
           (id, recipient, subject, text_body, html_body, reply_to, state, attempts, next_attempt_at, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, 'pending', 0, $7, $7, $8)`,
        [id, recipient, subject, textBody, htmlBody, replyTo, createdAt, expiresAt],
      );
    },
  };
}

function rowOf(mail: Mail, settings: MailSettings, { at, id }: { id: string; at: Date }) {
  const { about, autoSubmitted, brief, expiresAt = null, replyTo, to, unsubscribeUrl } = mail;
  const { html: htmlBody, subject, text: textBody } = underLetterhead(mail, settings);
  const answers = mail.parts === undefined || mail.parts.internal ? '' : replyAddress(settings);
  return {
    id,
    subject,
    textBody,
    htmlBody,
    recipient: to,
    replyTo: replyTo ?? (answers || null),
    ...(autoSubmitted && { autoSubmitted }),
    ...(unsubscribeUrl && { unsubscribeUrl }),
    ...(brief && { brief }),
    kind: about?.kind ?? null,
    bookingId: about?.bookingId ?? null,
    attachments: attachmentsOf(mail, settings),
    expiresAt,
    state: 'pending' as const,
    attempts: 0,
    nextAttemptAt: at,
    createdAt: at,
  };
}

/** The email with the agency's letterhead and words. */
export function underLetterhead(
  { about, html, kind, parts, subject, text, underLetterhead: rewritten }: Mail,
  settings: MailSettings,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  if (parts === undefined || rewritten === undefined) return { subject, text, html };
  return rewritten(parts, about?.kind ?? kind, settings);
}

function attachmentsOf({ calendar }: Mail, settings: MailSettings): MailAttachment[] | null {
  if (calendar === undefined) return null;
  const content = calendarFile({ ...calendar, product: settings('agency.name') });
  return [{ name: 'trip.ics', type: 'text/calendar; method=PUBLISH; charset=utf-8', content }];
}
