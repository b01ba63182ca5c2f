import type { Deleted, QueryOf } from '@wayfarer/contract';
import type { AppContext, UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { GuestIdentity } from '../../../db/tables/guests.ts';
import { deleteMailsTo } from '../../../mails/outbox-store.ts';
import { notFound, ProblemError } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import { lockAddress } from '../../booking-claims/index.ts';
import type { OpenBusiness } from '../../payments/index.ts';
import { notifyAgency } from '../../../mails/agency-mails.ts';
import { wordsIn } from '../../../mails/words-in.ts';
import { OPEN_BUSINESS_TEXTS } from '../policy.ts';
import { findGuestLanguage } from '../store/languages.ts';
import { findProvedUser } from '../store/users.ts';
import type { AccountErasure } from './erase-user.ts';

type Acting = AppContext & { actor: { uid: string } };

interface Chosen {
  insists: boolean;
  erasure: AccountErasure;
}

/**
 * Erases a customer without an account at once, given one of their bookings. Paid bookings are kept for accounting.
 * Returns the number of deleted bookings. Throws `not_found`, `customer_has_account`, and `trip_ahead` unless the
 * agency insists.
 */
export async function eraseGuest(
  context: UserContext,
  bookingId: string,
  { evenWithOpenBusiness }: QueryOf<'eraseGuest'>,
  erasure: AccountErasure,
): Promise<Deleted> {
  const { db } = context;
  const guest = await erasure.findGuest(db.orm, bookingId);
  if (guest === null) throw notFound('customer');
  const { emailKey } = guest;
  const insists = evenWithOpenBusiness === 'true';
  const deletedCount = await db.orm.transaction(async (tx) => {
    // until this lock is held, an account may verify the address and take over the bookings
    await lockAddress(tx, emailKey === '' ? bookingId : emailKey);
    if (!isSame(await erasure.findGuest(tx, bookingId), guest)) throw notFound('customer');
    return eraseLockedGuest(context, tx, { guest, subject: bookingId }, { insists, erasure });
  });
  return { deletedCount };
}

const isSame = (found: GuestIdentity | null, guest: GuestIdentity) =>
  found !== null && found.id === guest.id && found.emailKey === guest.emailKey;

/**
 * Checks that a guest whose address is locked can be erased. Returns the unfinished business that is ignored because
 * the agency insists. Throws `customer_has_account`, `trip_ahead`.
 */
export async function assertErasable(
  tx: Tx,
  guest: GuestIdentity,
  { erasure, insists }: Chosen,
): Promise<OpenBusiness | null> {
  if (guest.emailKey !== '' && (await findProvedUser(tx, guest.emailKey))) {
    throw new ProblemError(
      'customer_has_account',
      'This address belongs to an account. Erase that customer instead.',
    );
  }
  const business = await erasure.openBusinessOfGuest(tx, guest);
  if (business && !insists) {
    throw new ProblemError(business.kind, OPEN_BUSINESS_TEXTS[business.kind].theirs);
  }
  return business;
}

/** Erases a guest whose address is locked. Returns the number of deleted bookings. Throws like `assertErasable`. */
export async function eraseLockedGuest(
  context: Acting,
  tx: Tx,
  { guest, subject }: { guest: GuestIdentity; subject: string },
  chosen: Chosen,
): Promise<number> {
  const { config, mail } = context;
  const { erasure } = chosen;
  const { emailKey } = guest;
  const business = await assertErasable(tx, guest, chosen);
  const language = await findGuestLanguage(tx, guest);
  const deleted = await erasure.eraseGuest(tx, guest);
  if (emailKey !== '') {
    await erasure.eraseAddress(tx, emailKey);
    await deleteMailsTo(tx, emailKey);
  }
  await recordAct(context, tx, 'guest_erased', subject, {
    bookings: deleted,
    ...(business && { openBusiness: 'overridden' }),
  });
  // comes last, so that the erasure above doesn't delete this email
  if (business) {
    await notifyAgency(context, tx, (write) =>
      write.openBusinessNotice(config.http.publicUrl, business),
    );
  }
  if (emailKey !== '') {
    const { publicUrl, write } = wordsIn(config, language);
    await mail.enqueue(tx, write.guestFarewellMail(publicUrl, emailKey));
  }
  return deleted;
}
