import { RETENTION } from '@wayfarer/contract';
import type { AppContext } from '../context.ts';
import { forgetTravellers } from '../features/bookings/index.ts';
import { forgetOldMessages } from '../features/messages/index.ts';
import { forgetRecipients } from '../features/payments/index.ts';
import { forgetFormerAddressesBefore } from '../features/users/index.ts';

const DAY_MS = 86_400_000;

/** A job: ends what is known of people when its time is over. */
export async function endRetention(context: AppContext): Promise<void> {
  const { clock, config, db } = context;
  const now = clock.now();
  await forgetOldMessages(context);
  const mailsEnd = new Date(now.getTime() - RETENTION.mailDays * DAY_MS);
  await forgetFormerAddressesBefore(db.orm, mailsEnd);
  const booksEnd = new Date(now);
  booksEnd.setUTCFullYear(now.getUTCFullYear() - config.keepBillingYears);
  await forgetTravellers(db.orm, booksEnd);
  await forgetRecipients(db.orm, booksEnd);
}
