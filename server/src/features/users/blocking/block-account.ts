import type { AccountBlock, Deleted } from '@wayfarer/contract';
import type { Actor, UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { notFound, ProblemError } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import { isLastAdministrator, mayEndAccount } from '../policy.ts';
import { addressDigester } from '../address-digest.ts';
import { forgetAddresses, rememberAddresses } from '../store/blocked-addresses.ts';
import { endBlock, insertBlock, isBlocked, listBlocks } from '../store/blocks.ts';
import { listFormerAddresses } from '../store/former-addresses.ts';
import { lockAdministratorsForUpdate } from '../store/roles.ts';
import { findMember } from '../store/staff.ts';
import { lockUserForUpdate, type UserRow } from '../store/users.ts';
import { accountBlocked } from './account-blocked.ts';
import { followBlock } from './follow-blocks.ts';

/**
 * Blocks an account: all processes refuse its requests from now on, the identity service disables it (later, if it
 * can't be reached), and its addresses stay blocked even if the account is deleted and registered again. Throws
 * `not_found`, `own_account`, `forbidden`, `last_administrator`, `already_decided`, `account_blocked`.
 */
export async function blockAccount(
  context: UserContext,
  id: string,
  reason: string,
): Promise<AccountBlock> {
  const { actor, clock, db, newId } = context;
  if (actor.uid === id) throw new ProblemError('own_account', 'This is your own account.');
  // read before the transaction, because reading settings within one isn't allowed
  const blocked = await accountBlocked(context);
  const digest = await addressDigester(context);
  const at = clock.now();
  await db.orm.transaction(async (tx) => {
    const owners = await lockAdministratorsForUpdate(tx);
    const user = await lockAccount(tx, actor, id);
    // if two people block each other at the same time, the slower one is already blocked here
    if (await isBlocked(tx, actor.uid)) throw blocked;
    if (isLastAdministrator(owners, id)) {
      throw new ProblemError('last_administrator', "The last administrator can't be blocked.");
    }
    if (await isBlocked(tx, id)) {
      throw new ProblemError('already_decided', 'This account is already blocked.');
    }
    await insertBlock(tx, {
      id: newId(),
      userId: id,
      reason,
      at,
      byUserId: actor.uid,
      endedAt: null,
      endedBy: null,
    });
    const addresses = await addressesOf(tx, user);
    await rememberAddresses(
      tx,
      addresses.map((emailKey) => ({
        addressDigest: digest(emailKey),
        userId: id,
        at,
        byUserId: actor.uid,
      })),
    );
    await recordAct(context, tx, 'account_blocked', id);
  });
  await followBlock(context, id);
  const by = { _id: actor.uid, name: actor.name };
  return { at: at.toISOString(), by, reason, endedAt: null };
}

/** Unblocks an account. Throws `forbidden`, and `not_found` if the account isn't blocked. */
export async function unblockAccount(context: UserContext, id: string): Promise<Deleted> {
  const { actor, clock, db } = context;
  const digest = await addressDigester(context);
  await db.orm.transaction(async (tx) => {
    const user = await lockAccount(tx, actor, id);
    const ended = await endBlock(tx, id, { endedAt: clock.now(), endedBy: actor.uid });
    if (!ended) throw notFound('block');
    await forgetAddresses(tx, id, (await addressesOf(tx, user)).map(digest));
    await recordAct(context, tx, 'account_unblocked', id);
  });
  await followBlock(context, id);
  return { deletedCount: 1 };
}

/** Locks an account. Throws `not_found`, and `forbidden` if the caller may not block it. */
async function lockAccount(tx: Tx, actor: Actor, id: string): Promise<UserRow> {
  const user = await lockUserForUpdate(tx, id);
  if (!user) throw notFound('user');
  const staff = user.role === 'administrator' || (await findMember(tx, id)) !== null;
  if (!mayEndAccount(actor, staff)) {
    throw new ProblemError('forbidden', 'Only owners can do this to team members.');
  }
  return user;
}

async function addressesOf(tx: Tx, { emailKey, id }: UserRow): Promise<string[]> {
  const former = await listFormerAddresses(tx, id);
  return [emailKey, ...former.map((address) => address.emailKey)];
}

export async function listAccountBlocks(
  { db }: Pick<UserContext, 'db'>,
  id: string,
): Promise<AccountBlock[]> {
  const rows = await listBlocks(db.orm, id);
  return rows.map(({ author, block }) => ({
    at: block.at.toISOString(),
    by: { _id: block.byUserId, name: author ?? '' },
    reason: block.reason,
    endedAt: block.endedAt?.toISOString() ?? null,
  }));
}
