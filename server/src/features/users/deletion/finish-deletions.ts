import { BY_SERVER } from '@wayfarer/contract';
import { recordAct } from '../../../audit.ts';
import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { ProblemError } from '../../../problem-error.ts';
import {
  deleteAtProvider,
  eraseUser,
  forgetAnswers,
  leaverOf,
  type AccountErasure,
} from './erase-user.ts';
import { lockAdministratorsForUpdate } from '../store/roles.ts';
import { lockUserForUpdate } from '../store/users.ts';
import { leaveTeam, staffRoleOf } from '../team/leave-team.ts';
import { markErased, listUnfinishedDeletions, type DeletionRow } from '../store/deletions.ts';

const BATCH = 20;

/**
 * A job: finishes deletions of which only one half was done, here or at the identity provider. One
 * that cannot be finished does not hold up the others. Returns how many it tried.
 */
export async function finishDeletions(
  context: AppContext,
  erasure: AccountErasure,
  signal?: AbortSignal,
): Promise<number> {
  let [tried, after] = [0, ''];
  for (;;) {
    const batch = await listUnfinishedDeletions(context.db.orm, { after, limit: BATCH });
    for (const deletion of batch) {
      if (signal?.aborted) return tried;
      await finishDeletion(context, deletion, erasure);
      tried += 1;
      after = deletion.id;
    }
    if (batch.length < BATCH) return tried;
  }
}

async function finishDeletion(
  context: AppContext,
  { id, erasedAt, identityDeletedAt }: DeletionRow,
  erasure: AccountErasure,
): Promise<void> {
  try {
    // First: who has left signs in no more, whatever their business makes us keep.
    if (!identityDeletedAt) await deleteAtProvider(context, id);
    if (!erasedAt) await erase(context, id, erasure);
  } catch (error) {
    // An open payment or an unreachable provider is a reason to wait; anything else needs attention.
    const level = error instanceof ProblemError ? 'warn' : 'error';
    context.log[level]({ failure: describeError(error) }, 'a deleted account is not erased yet');
  }
}

/** Business that is open keeps the account with its evidence: until it is settled, or an owner insists. */
async function erase(context: AppContext, id: string, erasure: AccountErasure): Promise<void> {
  if (await erasure.openBusiness(context.db.orm, id)) return;
  await erasure.prepare(id);
  const leaver = await leaverOf(context, id, 'keep');
  await context.db.orm.transaction(async (tx) => {
    await partWithColleague(context, tx, id);
    await eraseUser(context, tx, leaver, erasure);
    await markErased(tx, id, context.clock.now());
  });
  await forgetAnswers(context, 'keep');
}

/** A colleague whose sign-in has ended past the product leaves the team, too. */
async function partWithColleague(context: AppContext, tx: Tx, id: string): Promise<void> {
  await lockAdministratorsForUpdate(tx);
  const user = await lockUserForUpdate(tx, id);
  const role = user && (await staffRoleOf(tx, user));
  if (!role) return;
  const byServer = { ...context, actor: { uid: BY_SERVER } };
  await leaveTeam(byServer, tx, user, { how: 'deleted', role });
  await recordAct(byServer, tx, 'user_deleted', user);
}
