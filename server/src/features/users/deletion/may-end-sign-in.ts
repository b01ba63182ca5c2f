import type { AppContext } from '../../../context.ts';
import { findUserAndMember } from '../store/staff.ts';
import type { AccountErasure } from './erase-user.ts';

/**
 * True if a person may delete their sign-in at the identity service. They may not while the account is blocked, is on
 * the team or has unfinished business, for which the product keeps evidence.
 */
export async function mayEndSignIn(
  { db }: Pick<AppContext, 'db'>,
  uid: string,
  erasure: Pick<AccountErasure, 'openBusiness'>,
): Promise<boolean> {
  const known = await findUserAndMember(db.orm, uid);
  if (known === null) return true;
  const { blocked, member, user } = known;
  if (blocked || member !== null || user.role === 'administrator') return false;
  return (await erasure.openBusiness(db.orm, uid)) === null;
}
