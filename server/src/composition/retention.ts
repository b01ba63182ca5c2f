import { RETENTION } from '@wayfarer/contract';
import type { AppContext } from '../context.ts';
import { forgetNamesBefore, listGoneActors } from '../features/audit/index.ts';
import { forgetWhoBegan } from '../features/booking-batches/index.ts';
import { endClaims } from '../features/booking-claims/index.ts';
import { eraseTravelers, forgetColleagues } from '../features/booking-records/index.ts';
import { endContactRetention } from '../features/contact/index.ts';
import { eraseCashTextsBefore, forgetWhoEntered } from '../features/counter-payments/index.ts';
import { deleteIdleGuests } from '../features/guests/index.ts';
import { endNewsletterRetention } from '../features/newsletter/index.ts';
import { eraseBuyersBefore } from '../features/papers/index.ts';
import { deleteLinksBefore } from '../features/payment-links/index.ts';
import { eraseRecipients, forgetWhoRefunded } from '../features/payments/index.ts';
import { eraseGiftNotesBefore, forgetWhoIssued } from '../features/gift-vouchers/index.ts';
import { deleteUnmatchedBefore, eraseTransferTextsBefore } from '../features/statements/index.ts';
import { deleteFormerAddressesBefore, deleteInvitationsBefore } from '../features/users/index.ts';

const DAY_MS = 86_400_000;
/**
 * The days after a trip in which a person can claim it by verifying its address. They are few because addresses change
 * hands.
 */
const UNCLAIMED_DAYS = 90;
/** The days for which an expired invitation stays in the team's list. */
const INVITATION_KEPT_DAYS = 14;

/** A job: deletes personal data at the end of its retention period. */
export async function endRetention(context: AppContext, signal?: AbortSignal): Promise<void> {
  for (const step of stepsOf(context)) {
    if (signal?.aborted) return;
    await step();
  }
}

function stepsOf(context: AppContext): (() => Promise<unknown>)[] {
  const { clock, config, db } = context;
  const now = clock.now();
  const mailsEnd = new Date(now.getTime() - RETENTION.mailDays * DAY_MS);
  const linesEnd = new Date(now.getTime() - RETENTION.unmatchedTransferDays * DAY_MS);
  const booksEnd = new Date(now);
  booksEnd.setUTCFullYear(now.getUTCFullYear() - config.keepBillingYears);
  return [
    () => endContactRetention(context),
    () => endNewsletterRetention(context),
    () => deleteFormerAddressesBefore(db.orm, mailsEnd),
    () => deleteInvitationsBefore(db.orm, new Date(now.getTime() - INVITATION_KEPT_DAYS * DAY_MS)),
    () => endClaims(db.orm, new Date(now.getTime() - UNCLAIMED_DAYS * DAY_MS)),
    () => eraseTravelers(db.orm, booksEnd),
    () => deleteIdleGuests(db.orm),
    () => eraseRecipients(db.orm, booksEnd),
    () => eraseCashTextsBefore(db.orm, booksEnd),
    () => eraseGiftNotesBefore(db.orm, booksEnd),
    () => deleteLinksBefore(db.orm, booksEnd),
    () => eraseBuyersBefore(db.orm, booksEnd),
    () => eraseTransferTextsBefore(db.orm, booksEnd),
    () => deleteUnmatchedBefore(db.orm, linesEnd),
    async () => forgetGone(db, await listGoneActors(db.sql), booksEnd),
  ];
}

async function forgetGone(
  { orm }: AppContext['db'],
  gone: Awaited<ReturnType<typeof listGoneActors>>,
  booksEnd: Date,
): Promise<void> {
  await forgetWhoEntered(orm, gone, booksEnd);
  await forgetWhoIssued(orm, gone, booksEnd);
  await forgetColleagues(orm, gone, booksEnd);
  await forgetWhoRefunded(orm, gone, booksEnd);
  await forgetWhoBegan(orm, gone, booksEnd);
  await forgetNamesBefore(orm, gone, booksEnd);
}
