import type { StaffRole, QueryOf } from '@wayfarer/contract';
import type { AppContext, UserContext } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/database.ts';
import { notFound, ProblemError } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import {
  deleteAtProvider,
  eraseUser,
  forgetAnswers,
  leaverOf,
  type AccountErasure,
  type Leaver,
  type PlacesLeft,
} from './erase-user.ts';
import {
  isLastAdministrator,
  mayDeleteUser,
  mayEndAccount,
  OPEN_BUSINESS_TEXTS,
} from '../policy.ts';
import { insertRoleChange, lockAdministratorsForUpdate } from '../store/roles.ts';
import { markDeleted } from '../store/deletions.ts';
import { findUser, lockUserForUpdate, type UserRow } from '../store/users.ts';
import { leaveTeam, staffRoleOf } from '../team/leave-team.ts';

type Choices = QueryOf<'deleteUser'>;

export async function deleteUser(
  context: UserContext,
  id: string,
  choices: Choices,
  erasure: AccountErasure,
): Promise<{ deletedCount: number }> {
  const { actor } = context;
  if (!mayDeleteUser(actor, id)) throw notFound('user');
  if (choices.evenWithOpenBusiness === 'true' && actor.role !== 'administrator') {
    throw new ProblemError('forbidden', 'Only administrators can do this.');
  }
  return deleteAccount(context, id, chosen(choices), erasure);
}

/** Deletes a customer's account, for staff with the permission; only owners may delete team members'. */
export async function eraseCustomer(
  context: UserContext,
  id: string,
  choices: Choices,
  erasure: AccountErasure,
): Promise<{ deletedCount: number }> {
  if (context.actor.uid === id) {
    throw new ProblemError('own_account', 'This is your own account.');
  }
  return deleteAccount(context, id, chosen(choices), erasure);
}

const chosen = ({ evenWithOpenBusiness, places }: Choices): Chosen => ({
  insists: evenWithOpenBusiness === 'true',
  ...(places && { places }),
});

type Acting = AppContext & { actor: Deleter };
type Deleter = { uid: string; role: 'traveller' | 'administrator'; name?: string };

interface Chosen {
  insists: boolean;
  places?: PlacesLeft;
}

/**
 * Deletes an account; paid bookings and payments are kept for accounting. Unfinished business prevents the deletion,
 * unless `insists` is true. Colleagues have to leave the team before they can delete their own accounts. `first` runs
 * at the start of the transaction.
 */
export async function deleteAccount(
  context: Acting,
  id: string,
  { insists, ...choices }: Chosen,
  erasure: AccountErasure,
  first: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<{ deletedCount: number }> {
  const { actor, db } = context;
  if (!(await findUser(db.orm, id))) throw notFound('user');
  // checked before any side effect, and again in the deleting transaction
  const check = (on: Executor) => assertDeletable(actor, on, id, { insists, erasure });
  await check(db.orm);
  await erasure.prepare(id);
  // by default, contributed destinations stay if people delete their own account, and are removed if someone else
  // deletes it
  const places = choices.places ?? (actor.uid === id ? 'keep' : 'remove');
  const leaver = await leaverOf(context, id, places);
  await db.orm.transaction(async (tx) => {
    await first(tx);
    const { role, user } = await check(tx);
    if (role) await leaveTeam(context, tx, user, { how: 'deleted', role });
    await eraseUser(context, tx, leaver, erasure);
    await markDeleted(tx, id, context.clock.now());
    if (actor.uid !== id || insists) await record(context, tx, { user, role, leaver, insists });
  });
  await forgetAnswers(context, places);
  await deleteAtProvider(context, id);
  return { deletedCount: 1 };
}

/** Locks an account and returns it with its role in the agency. Throws if it can't be deleted. */
export async function assertDeletable(
  actor: Deleter,
  on: Executor,
  id: string,
  { erasure, insists }: { erasure: AccountErasure; insists: boolean },
): Promise<{ user: UserRow; role: StaffRole | null }> {
  const administrators = await lockAdministratorsForUpdate(on);
  const user = await lockUserForUpdate(on, id);
  if (!user) throw notFound('user');
  const role = await staffRoleOf(on, user);
  if (actor.uid !== id && !mayEndAccount(actor, role !== null)) {
    throw new ProblemError('forbidden', 'Only owners can do this to team members.');
  }
  refuseLastAdministrator(administrators, id);
  if (role && actor.uid === id) {
    throw new ProblemError(
      'still_on_team',
      "You're on the team. Ask an owner to remove you first. Then you can delete your account.",
    );
  }
  if (!insists) {
    await refuseOpenBusiness(on, id, { erasure, whose: actor.uid === id ? 'own' : 'theirs' });
  }
  return { user, role };
}

function refuseLastAdministrator(administrators: readonly string[], id: string): void {
  if (!isLastAdministrator(administrators, id)) return;
  throw new ProblemError('last_administrator', "The last administrator can't be deleted.");
}

async function refuseOpenBusiness(
  on: Executor,
  id: string,
  { erasure, whose }: { erasure: AccountErasure; whose: 'own' | 'theirs' },
): Promise<void> {
  const business = await erasure.openBusiness(on, id);
  if (business) throw new ProblemError(business.kind, OPEN_BUSINESS_TEXTS[business.kind][whose]);
}

interface Deleted {
  user: UserRow;
  role: StaffRole | null;
  leaver: Leaver;
  insists: boolean;
}

/**
 * Records the deletion. An administrator who was deleted by another one doesn't get the role back through the
 * configuration.
 */
async function record(
  context: Acting,
  tx: Tx,
  { user, role, leaver, insists }: Deleted,
): Promise<void> {
  const { actor, clock, newId } = context;
  await recordAct(context, tx, 'user_deleted', role ? user : user.id, {
    places: leaver.places,
    ...(insists && { openBusiness: 'overridden' }),
  });
  if (actor.uid === user.id || user.role !== 'administrator') return;
  await insertRoleChange(tx, {
    id: newId(),
    at: clock.now(),
    byUserId: actor.uid,
    userId: user.id,
    from: 'administrator',
    to: 'traveller',
    addressDigest: leaver.digest,
  });
}
