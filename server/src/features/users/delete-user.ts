import { recordAct } from '../../audit.ts';
import type { AppContext, UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { describeError } from '../../describe-error.ts';
import { forgetMailsTo } from '../../mails/outbox-store.ts';
import { isLastAdministrator, mayDeleteUser } from './policy.ts';
import {
  deleteUserRow,
  findUser,
  forgetNewsletter,
  lockAdministrators,
  lockUser,
  markDeleted,
  markErased,
  markIdentityDeleted,
  selectUnfinishedDeletions,
  type DeletionRow,
} from './store.ts';

/** What other features do when a user goes; composed in `wayfarer.ts`. */
export interface AccountErasure {
  /** Outside the transaction: may ask the card provider. Throws where the account has to stay for now. */
  prepare(uid: string): Promise<void>;
  /** Forgets the person, or makes what has to stay anonymous. */
  erase(tx: Tx, uid: string): Promise<void>;
}

const BATCH = 20;

/** Deletes an account: one's own, or any as an administrator. The ledger stays, without the person. */
export async function deleteUser(
  context: UserContext,
  id: string,
  erasure: AccountErasure,
): Promise<{ deletedCount: number }> {
  const { actor, db } = context;
  if (!mayDeleteUser(actor, id)) throw notFound('user');
  if (!(await findUser(db.orm, id))) throw notFound('user');
  // Before anything is given up for it; the transaction that deletes looks again.
  refuseLastAdministrator(await lockAdministrators(db.orm), id);
  await erasure.prepare(id);
  const deletedCount = await db.orm.transaction(async (tx) => {
    refuseLastAdministrator(await lockAdministrators(tx), id);
    const count = await eraseUser(tx, id, erasure);
    if (count === 0) throw notFound('user');
    await markDeleted(tx, id, context.clock.now());
    if (actor.uid !== id) {
      await recordAct(context, tx, {
        byUserId: actor.uid,
        action: 'user_deleted',
        subjectId: id,
      });
    }
    return count;
  });
  await deleteAtProvider(context, id);
  return { deletedCount };
}

function refuseLastAdministrator(administrators: readonly string[], id: string): void {
  if (!isLastAdministrator(administrators, id)) return;
  throw new ProblemError('last_administrator', 'The last administrator cannot be deleted.');
}

/**
 * A job: finishes deletions of which only one half was done, here or at the identity provider. One
 * that cannot be finished keeps no other waiting. Answers how many it tried.
 */
export async function finishDeletions(
  context: AppContext,
  erasure: AccountErasure,
  signal?: AbortSignal,
): Promise<number> {
  let [tried, after] = [0, ''];
  for (;;) {
    const batch = await selectUnfinishedDeletions(context.db.orm, { after, limit: BATCH });
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
    if (!erasedAt) await erase(context, id, erasure);
    if (!identityDeletedAt) await deleteAtProvider(context, id);
  } catch (error) {
    // An open payment or a provider that is away is a reason to wait, anything else one to look.
    const level = error instanceof ProblemError ? 'warn' : 'error';
    context.log[level]({ failure: describeError(error) }, 'a deleted account is not erased yet');
  }
}

async function erase(context: AppContext, id: string, erasure: AccountErasure): Promise<void> {
  await erasure.prepare(id);
  await context.db.orm.transaction(async (tx) => {
    await eraseUser(tx, id, erasure);
    await markErased(tx, id, context.clock.now());
  });
}

async function eraseUser(tx: Tx, id: string, erasure: AccountErasure): Promise<number> {
  const user = await lockUser(tx, id);
  await erasure.erase(tx, id);
  if (user) {
    await forgetNewsletter(tx, user.emailKey);
    await forgetMailsTo(tx, user.emailKey);
  }
  return deleteUserRow(tx, id);
}

/** The deletion stands even when the provider cannot be reached now: the job asks again. */
async function deleteAtProvider(context: AppContext, id: string): Promise<void> {
  try {
    await context.accounts.deleteAccount(id);
    await markIdentityDeleted(context.db.orm, id, context.clock.now());
  } catch (error) {
    context.log.warn(
      { failure: describeError(error) },
      'an account is not yet deleted at the identity provider',
    );
  }
}
