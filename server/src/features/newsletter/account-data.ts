import { RETENTION, type NewsletterConsent } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { deleteUnsubscribedBefore, findSubscription } from './store.ts';

export { deleteNewsletterConsent } from './store.ts';

const DAY_MS = 86_400_000;

export async function exportNewsletterConsent(
  db: Executor,
  emailKey: string,
): Promise<NewsletterConsent | null> {
  const consent = await findSubscription(db, emailKey);
  return (
    consent && {
      email: consent.email,
      consentedAt: consent.consentedAt.toISOString(),
      confirmedAt: consent.confirmedAt?.toISOString() ?? null,
      unsubscribedAt: consent.unsubscribedAt?.toISOString() ?? null,
    }
  );
}

/** Deletes unsubscribed addresses whose retention period has ended. */
export function endNewsletterRetention({ clock, db }: AppContext): Promise<void> {
  const end = clock.now().getTime() - RETENTION.unsubscribedDays * DAY_MS;
  return deleteUnsubscribedBefore(db.orm, new Date(end));
}
