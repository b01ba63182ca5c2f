import type { ContactMessage, NewsletterConsent } from '@wayfarer/contract';
import { RETENTION } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Executor, Tx } from '../../db/database.ts';
import {
  deleteMessagesBefore,
  deleteMessagesFrom,
  deleteSubscription,
  deleteUnsubscribedBefore,
  findSubscription,
  selectMessagesFrom,
} from './store-people.ts';

const DAY_MS = 86_400_000;

/** What was written from an address, and whether it takes the newsletter. */
export async function exportMessages(
  db: Executor,
  emailKey: string,
): Promise<{ contactMessages: ContactMessage[]; newsletter: NewsletterConsent | null }> {
  const messages = await selectMessagesFrom(db, emailKey);
  const consent = await findSubscription(db, emailKey);
  return {
    contactMessages: messages.map((row) => ({
      _id: row.id,
      name: row.name,
      email: row.email,
      subject: row.subject,
      message: row.message,
      createdAt: row.createdAt.toISOString(),
    })),
    newsletter: consent
      ? {
          email: consent.email,
          consentedAt: consent.consentedAt.toISOString(),
          confirmedAt: consent.confirmedAt?.toISOString() ?? null,
          unsubscribedAt: consent.unsubscribedAt?.toISOString() ?? null,
        }
      : null,
  };
}

/** Forgets both; with the account that has proved the address. */
export async function forgetMessages(tx: Tx, emailKey: string): Promise<void> {
  await deleteMessagesFrom(tx, emailKey);
  await deleteSubscription(tx, emailKey);
}

/** A part of a job: ends what was kept long enough. */
export async function forgetOldMessages({ clock, db }: AppContext): Promise<void> {
  const now = clock.now().getTime();
  await deleteMessagesBefore(db.orm, new Date(now - RETENTION.contactMessageDays * DAY_MS));
  await deleteUnsubscribedBefore(db.orm, new Date(now - RETENTION.unsubscribedDays * DAY_MS));
}
