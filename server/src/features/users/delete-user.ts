import { recordAct } from '../../audit.ts';
import type { AppContext, UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { describeError } from '../../describe-error.ts';
import { forgetMailsTo } from '../../mails/outbox-store.ts';
import { isLastAdministrator, mayDeleteUser } from './policy.ts';
import { addressDigest } from './address-digest.ts';
import { forgetFormerAddresses } from './store-former-addresses.ts';
import { insertRoleChange, lockAdministrators, rememberDemotion } from './store-roles.ts';
import {
  deleteUserRow,
  findUser,
  forgetNewsletter,
  lockUser,
  markDeleted,
  markErased,
  markIdentityDeleted,
  selectUnfinishedDeletions,
  type DeletionRow,
  type UserRow,
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
  const known = await findUser(db.orm, id);
  if (!known) throw notFound('user');
  // Before anything is given up for it; the transaction that deletes looks again.
  refuseLastAdministrator(await lockAdministrators(db.orm), id);
  await erasure.prepare(id);
  const digest = await addressDigest(context, known.emailKey);
  const deletedCount = await db.orm.transaction(async (tx) => {
    refuseLastAdministrator(await lockAdministrators(tx), id);
    const user = await eraseUser(tx, { id, digest }, erasure);
    if (!user) throw notFound('user');
    await markDeleted(tx, id, context.clock.now());
    if (actor.uid !== id) {
      await recordAct(context, tx, {
        byUserId: actor.uid,
        action: 'user_deleted',
        subjectId: id,
      });
      if (user.role === 'administrator') await demote(context, tx, { id, digest });
    }
    return 1;
  });
  await deleteAtProvider(context, id);
  return { deletedCount };
}

/** Who is deleted by another administrator does not come back as one by the configuration. */
async function demote(
  { actor, clock, newId }: UserContext,
  tx: Tx,
  { id, digest }: { id: string; digest: string },
): Promise<void> {
  await insertRoleChange(tx, {
    id: newId(),
    at: clock.now(),
    byUserId: actor.uid,
    userId: id,
    from: 'administrator',
    to: 'traveller',
    addressDigest: digest,
  });
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
  const known = await findUser(context.db.orm, id);
  const digest = known && (await addressDigest(context, known.emailKey));
  await context.db.orm.transaction(async (tx) => {
    await eraseUser(tx, { id, digest }, erasure);
    await markErased(tx, id, context.clock.now());
  });
}

/** Answers who that was; undefined where the product knew of nobody. */
async function eraseUser(
  tx: Tx,
  { id, digest }: { id: string; digest: string | undefined },
  erasure: AccountErasure,
): Promise<UserRow | undefined> {
  const user = await lockUser(tx, id);
  await erasure.erase(tx, id);
  if (user) {
    await forgetNewsletter(tx, user.emailKey);
    await forgetMailsTo(tx, user.emailKey);
  }
  if (digest !== undefined) await rememberDemotion(tx, id, digest);
  await forgetFormerAddresses(tx, id);
  await deleteUserRow(tx, id);
  return user;
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
