import { RETENTION } from '@wayfarer/contract';
import type { AppContext } from '../context.ts';
import { forgetNamesBefore, listGoneActors } from '../features/audit/index.ts';
import {
  eraseCashTextsBefore,
  forgetWhoBegan,
  forgetWhoEntered,
} from '../features/back-office/index.ts';
import { endClaims } from '../features/booking-claims/index.ts';
import { eraseTravelers, forgetColleagues } from '../features/booking-records/index.ts';
import { endContactRetention } from '../features/contact/index.ts';
import { endNewsletterRetention } from '../features/newsletter/index.ts';
import { eraseRecipients, forgetWhoRefunded } from '../features/payments/index.ts';
import { deleteFormerAddressesBefore, deleteInvitationsBefore } from '../features/users/index.ts';

const DAY_MS = 86_400_000;
/** This long after a trip, proving its address no longer gives access to it: addresses change hands. */
const UNCLAIMED_DAYS = 90;
/** This long an invitation that has expired stands in the list of the team. */
const INVITATION_KEPT_DAYS = 14;

/** A job: deletes personal data whose time is over. */
export async function endRetention(context: AppContext): Promise<void> {
  const { clock, config, db } = context;
  const now = clock.now();
  await endContactRetention(context);
  await endNewsletterRetention(context);
  const mailsEnd = new Date(now.getTime() - RETENTION.mailDays * DAY_MS);
  await deleteFormerAddressesBefore(db.orm, mailsEnd);
  await deleteInvitationsBefore(db.orm, new Date(now.getTime() - INVITATION_KEPT_DAYS * DAY_MS));
  await endClaims(db.orm, new Date(now.getTime() - UNCLAIMED_DAYS * DAY_MS));
  const booksEnd = new Date(now);
  booksEnd.setUTCFullYear(now.getUTCFullYear() - config.keepBillingYears);
  await eraseTravelers(db.orm, booksEnd);
  await eraseRecipients(db.orm, booksEnd);
  await eraseCashTextsBefore(db.orm, booksEnd);
  const gone = await listGoneActors(db.sql);
  await forgetWhoEntered(db.orm, gone, booksEnd);
  await forgetColleagues(db.orm, gone, booksEnd);
  await forgetWhoRefunded(db.orm, gone, booksEnd);
  await forgetWhoBegan(db.orm, gone, booksEnd);
  await forgetNamesBefore(db.orm, gone, booksEnd);
}
