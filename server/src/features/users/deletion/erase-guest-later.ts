import { nameToCompare, type Deleted, type PendingErasure } from '@wayfarer/contract';
import type { AppContext, UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { GuestRow } from '../../../db/tables/guests.ts';
import { invalidInput, notFound, ProblemError } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import { findGuestRow, lockGuest } from '../../guests/index.ts';
import {
  findGuestErasure,
  insertGuestErasure,
  listDueGuestErasures,
  postponeGuestErasure,
  takeGuestErasure,
  type GuestErasureRow,
} from '../store/guest-erasures.ts';
import { assertErasable, eraseLockedGuest } from './erase-guest.ts';
import type { AccountErasure } from './erase-user.ts';
import { inBatches, notYet } from './due-erasures.ts';

/**
 * Requests the erasure of a customer without an account. A job carries it out a day later, unless it is withdrawn or
 * the agency books for them again. Throws `invalid_input` if the typed name isn't the customer's, and everything that
 * an immediate erasure throws.
 */
export async function askGuestErasure(
  context: UserContext,
  id: string,
  { dueAt, insists, typed }: { dueAt: Date; insists: boolean; typed: string },
  erasure: AccountErasure,
): Promise<PendingErasure> {
  const { actor, clock, db } = context;
  const seen = await findGuestRow(db.orm, id);
  await db.orm.transaction(async (tx) => {
    const guest = seen && (await lockSame(tx, seen));
    if (guest === null) throw notFound('customer');
    await assertErasable(tx, guest, { insists, erasure });
    if (nameToCompare(typed) !== nameToCompare(shownName(guest)))
      throw invalidInput('name', 'is not the name of this customer');
    const row = { guestId: id, askedAt: clock.now(), dueAt, byUserId: actor.uid, insists };
    if (!(await insertGuestErasure(tx, row))) {
      throw new ProblemError('already_decided', 'This customer is already going to be erased.');
    }
    await recordAct(
      context,
      tx,
      'erasure_asked',
      id,
      insists ? { openBusiness: 'overridden' } : {},
    );
  });
  return { dueAt: dueAt.toISOString(), byName: actor.name };
}

const shownName = ({ email, name, phone }: GuestRow) =>
  [name, email].find((one) => nameToCompare(one) !== '') ?? phone;

/**
 * Returns the guest, with address and number locked; null if the guest was deleted or their address or number has
 * changed.
 */
async function lockSame(tx: Tx, seen: GuestRow): Promise<GuestRow | null> {
  await lockGuest(tx, seen);
  const guest = await findGuestRow(tx, seen.id);
  const same = guest?.emailKey === seen.emailKey && guest.phoneKey === seen.phoneKey;
  return same ? guest : null;
}

/** Withdraws a pending erasure. Throws `not_found`. */
export async function withdrawGuestErasure(context: UserContext, id: string): Promise<Deleted> {
  await context.db.orm.transaction(async (tx) => {
    if ((await takeGuestErasure(tx, id)) === null) throw notFound('erasure');
    await recordAct(context, tx, 'erasure_withdrawn', id);
  });
  return { deletedCount: 1 };
}

/** Carries out due erasures of guests. Returns the number tried. */
export function executeGuestErasures(
  context: AppContext,
  erasure: AccountErasure,
  signal?: AbortSignal,
): Promise<number> {
  const now = context.clock.now();
  return inBatches({
    list: (after, limit) => listDueGuestErasures(context.db.orm, { after, now, limit }),
    idOf: ({ guestId }) => guestId,
    execute: (row) => execute(context, row, erasure),
    ...(signal && { signal }),
  });
}

async function execute(
  context: AppContext,
  { byUserId, ended, guestId, insists }: GuestErasureRow & { ended: boolean },
  erasure: AccountErasure,
): Promise<void> {
  const { db } = context;
  const seen = await findGuestRow(db.orm, guestId);
  if (ended || seen === null) {
    // the agency has booked for the guest again, or an account now has the bookings
    await db.orm.transaction((tx) => takeGuestErasure(tx, guestId));
    return;
  }
  const acting = { ...context, actor: { uid: byUserId } };
  try {
    await db.orm.transaction(async (tx) => {
      const guest = await lockSame(tx, seen);
      // the erasure was withdrawn, or the guest was corrected in the meantime
      if (guest === null || (await takeGuestErasure(tx, guestId)) === null) return;
      await eraseLockedGuest(acting, tx, { guest, subject: guestId }, { insists, erasure });
    });
  } catch (error) {
    await postponeGuestErasure(db.orm, guestId, notYet(context, error));
  }
}

export async function pendingGuestErasure(
  { db }: Pick<AppContext, 'db'>,
  id: string,
): Promise<PendingErasure | null> {
  const found = await findGuestErasure(db.orm, id);
  return found && { dueAt: found.erasure.dueAt.toISOString(), byName: found.author };
}
