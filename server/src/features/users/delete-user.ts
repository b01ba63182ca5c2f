import { recordAct } from '../../audit.ts';
import type { AppContext, UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { describeError } from '../../describe-error.ts';
import { mayDeleteUser } from './policy.ts';
import {
  deleteUserRow,
  findUser,
  forgetNewsletter,
  lockAdministrators,
  lockUser,
  markDeleted,
  markIdentityDeleted,
  selectUnfinishedDeletions,
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
  await erasure.prepare(id);
  const deletedCount = await db.orm.transaction(async (tx) => {
    const administrators = await lockAdministrators(tx);
    if (administrators.length === 1 && administrators[0] === id) {
      throw new ProblemError('last_administrator', 'The last administrator cannot be deleted.');
    }
    const count = await eraseUser(context, tx, id, erasure);
    if (count === 0) throw notFound('user');
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

/** A job: finishes deletions of which only one half was done, here or at the identity provider. */
export async function finishDeletions(
  context: AppContext,
  erasure: AccountErasure,
): Promise<number> {
  const unfinished = await selectUnfinishedDeletions(context.db.orm, BATCH);
  for (const { id, erasedAt, identityDeletedAt } of unfinished) {
    if (!erasedAt) {
      await erasure.prepare(id);
      await context.db.orm.transaction((tx) => eraseUser(context, tx, id, erasure));
    }
    if (!identityDeletedAt) await deleteAtProvider(context, id);
  }
  return unfinished.length;
}

async function eraseUser(
  context: AppContext,
  tx: Tx,
  id: string,
  erasure: AccountErasure,
): Promise<number> {
  const user = await lockUser(tx, id);
  await erasure.erase(tx, id);
  if (user) await forgetNewsletter(tx, user.emailKey);
  await markDeleted(tx, id, context.clock.now());
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
