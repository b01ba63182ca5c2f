import { BY_SERVER } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { ProblemError } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
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
 * A job: completes deletions that are still missing here or at the identity provider. A failed one doesn't block the
 * others. Returns the number tried.
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
    // first, because a deleted account must not sign in, even if unfinished business delays the rest
    if (!identityDeletedAt) await deleteAtProvider(context, id);
    if (!erasedAt) await erase(context, id, erasure);
  } catch (error) {
    // an open payment or an unreachable provider only delays the erasure; any other failure needs attention
    const level = error instanceof ProblemError ? 'warn' : 'error';
    context.log[level]({ failure: describeError(error) }, 'a deleted account is not erased yet');
  }
}

/**
 * Erases a deleted account, unless there is unfinished business, for which the data is needed as evidence; then the
 * next run tries again.
 */
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

/** Removes a colleague from the team if their sign-in was deleted directly at the identity service. */
async function partWithColleague(context: AppContext, tx: Tx, id: string): Promise<void> {
  await lockAdministratorsForUpdate(tx);
  const user = await lockUserForUpdate(tx, id);
  const role = user && (await staffRoleOf(tx, user));
  if (!role) return;
  const byServer = { ...context, actor: { uid: BY_SERVER } };
  await leaveTeam(byServer, tx, user, { how: 'deleted', role });
  await recordAct(byServer, tx, 'user_deleted', user);
}
