import { OUTBOX_LIMIT, type OutboxMail } from '@wayfarer/contract';
import { mailDelivery } from '../../config/mail-delivery.ts';
import type { PublicContext } from '../../context.ts';
import { notFound } from '../../problem-error.ts';
import { listLatestMails } from './store.ts';

/** The emails of a demonstration, newest first. Throws `not_found` on a site that sends real email. */
export async function listOutbox({
  config,
  db,
}: Pick<PublicContext, 'config' | 'db'>): Promise<OutboxMail[]> {
  if (mailDelivery(config) !== 'outbox') throw notFound('page');
  const rows = await listLatestMails(db.orm, OUTBOX_LIMIT);
  return rows.map(({ id, recipient, subject, textBody, createdAt, kind }) => ({
    _id: id,
    to: recipient,
    subject,
    text: textBody,
    createdAt: createdAt.toISOString(),
    kind,
  }));
}
