import {
  ERASURE_GRACE_HOURS,
  nameToCompare,
  type Deleted,
  type PendingErasure,
  type BodyOf,
} from '@wayfarer/contract';
import type { AppContext, UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { invalidInput, notFound, ProblemError } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import { findGuestRow } from '../../guests/index.ts';
import { followBlock } from '../blocking/follow-blocks.ts';
import { endBlock, insertBlock, isBlocked } from '../store/blocks.ts';
import {
  findErasure,
  insertErasure,
  listDueErasures,
  postponeErasure,
  takeErasure,
  type ErasureRow,
} from '../store/erasures.ts';
import { findUser, type UserRow } from '../store/users.ts';
import { assertDeletable, deleteAccount } from './delete-user.ts';
import { inBatches, notYet } from './due-erasures.ts';
import {
  askGuestErasure,
  executeGuestErasures,
  pendingGuestErasure,
  withdrawGuestErasure,
} from './erase-guest-later.ts';
import type { AccountErasure } from './erase-user.ts';

const HOUR_MS = 60 * 60_000;
/** The reason of the block, for staff and the export of the customer's data. */
const REASON = 'The account is going to be erased.';

/**
 * Requests the erasure of a customer, with or without an account. A job carries it out a day later. Until then, an
 * account is blocked, the data can be exported, and the erasure can be withdrawn. Throws `invalid_input` if the typed
 * name isn't the customer's, and everything that an immediate deletion throws.
 */
export async function askErasure(
  context: UserContext,
  id: string,
  { evenWithOpenBusiness: insists = false, name }: BodyOf<'askErasure'>,
  erasure: AccountErasure,
): Promise<PendingErasure> {
  const { actor, clock, db } = context;
  if (actor.uid === id) throw new ProblemError('own_account', 'This is your own account.');
  const now = clock.now();
  const dueAt = new Date(now.getTime() + ERASURE_GRACE_HOURS * HOUR_MS);
  if ((await findGuestRow(db.orm, id)) !== null)
    return askGuestErasure(context, id, { dueAt, insists, typed: name }, erasure);
  await db.orm.transaction(async (tx) => {
    const { user } = await assertDeletable(actor, tx, id, { insists, erasure });
    refuseOtherName(user, name);
    const blocks = !(await isBlocked(tx, id));
    const row = { userId: id, askedAt: now, dueAt, byUserId: actor.uid, insists, blocks };
    if (!(await insertErasure(tx, row))) {
      throw new ProblemError('already_decided', 'This customer is already going to be erased.');
    }
    if (blocks) await block(context, tx, id);
    await recordAct(
      context,
      tx,
      'erasure_asked',
      id,
      insists ? { openBusiness: 'overridden' } : {},
    );
  });
  await followBlock(context, id);
  return { dueAt: dueAt.toISOString(), byName: actor.name };
}

/**
 * Throws unless the typed name is the one that the console shows. For an account without a name, the console shows
 * the address.
 */
function refuseOtherName(user: UserRow, typed: string): void {
  const wanted = nameToCompare(user.name) === '' ? user.email : user.name;
  if (nameToCompare(typed) !== nameToCompare(wanted))
    throw invalidInput('name', 'is not the name of this customer');
}

function block({ actor, clock, newId }: UserContext, tx: Tx, userId: string): Promise<void> {
  return insertBlock(tx, {
    id: newId(),
    userId,
    reason: REASON,
    at: clock.now(),
    byUserId: actor.uid,
    endedAt: null,
    endedBy: null,
  });
}

/** Withdraws a pending erasure, and unblocks the account unless it was blocked before. Throws `not_found`. */
export async function withdrawErasure(context: UserContext, id: string): Promise<Deleted> {
  const { actor, clock, db } = context;
  if ((await findErasure(db.orm, id)) === null) return withdrawGuestErasure(context, id);
  await db.orm.transaction(async (tx) => {
    const row = await takeErasure(tx, id);
    if (row === null) throw notFound('erasure');
    if (row.blocks) await endBlock(tx, id, { endedAt: clock.now(), endedBy: actor.uid });
    await recordAct(context, tx, 'erasure_withdrawn', id);
  });
  await followBlock(context, id);
  return { deletedCount: 1 };
}

/**
 * A job: carries out due erasures. An erasure that fails, for example because of unfinished business, is tried again an
 * hour later.
 */
export async function executeErasures(
  context: AppContext,
  erasure: AccountErasure,
  signal?: AbortSignal,
): Promise<number> {
  const now = context.clock.now();
  const accounts = await inBatches({
    list: (after, limit) => listDueErasures(context.db.orm, { after, now, limit }),
    idOf: ({ userId }) => userId,
    execute: (row) => execute(context, row, erasure),
    ...(signal && { signal }),
  });
  return accounts + (await executeGuestErasures(context, erasure, signal));
}

async function execute(
  context: AppContext,
  { blocks, byUserId, insists, userId }: ErasureRow,
  erasure: AccountErasure,
): Promise<void> {
  const { clock, db } = context;
  if ((await findUser(db.orm, userId)) === null) {
    await db.orm.transaction((tx) => takeErasure(tx, userId));
    return;
  }
  // the permissions were checked when the erasure was requested
  const acting = { ...context, actor: { uid: byUserId, role: 'administrator' as const } };
  try {
    await deleteAccount(acting, userId, { insists }, erasure, async (tx) => {
      // a request that is gone was withdrawn in the meantime
      if ((await takeErasure(tx, userId)) === null) throw notFound('erasure');
      // ends the block of the erasure, because the address would stay blocked otherwise
      if (blocks) await endBlock(tx, userId, { endedAt: clock.now(), endedBy: byUserId });
    });
  } catch (error) {
    await postponeErasure(db.orm, userId, notYet(context, error));
  }
}

export async function pendingErasure(
  { db }: Pick<AppContext, 'db'>,
  id: string,
): Promise<PendingErasure | null> {
  const found = await findErasure(db.orm, id);
  if (found === null) return pendingGuestErasure({ db }, id);
  return { dueAt: found.erasure.dueAt.toISOString(), byName: found.author };
}
