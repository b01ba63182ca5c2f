import { sameEmail, type User, type BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { presentUser } from './present.ts';
import { findUser, lockUserForUpdate, updateUserRow, type UserRow } from './store/users.ts';

/**
 * The specification's registration. The caller is already a user, so this can only set their name. Throws `forbidden`
 * for another address, and `not_found` if the account was deleted in the meantime.
 */
export async function createUser(
  context: UserContext,
  { name, email }: BodyOf<'createUser'>,
): Promise<User> {
  if (email !== undefined && !sameEmail(email, context.actor.email)) {
    throw new ProblemError('forbidden', 'You can only register your own address.');
  }
  return save(context, name ? { name } : {});
}

export async function updateUser(
  context: UserContext,
  { name, photoUrl }: BodyOf<'updateUser'>,
): Promise<User> {
  return save(context, {
    ...(name !== undefined && { name }),
    ...(photoUrl !== undefined && { photoUrl }),
  });
}

async function save(
  context: UserContext,
  change: { name?: string; photoUrl?: string | null },
): Promise<User> {
  const { actor, db } = context;
  const unchanged = Object.keys(change).length === 0;
  const row = unchanged ? await findUser(db.orm, actor.uid) : await update(context, change);
  if (!row) throw notFound('user');
  return presentUser(row);
}

function update(
  context: UserContext,
  change: { name?: string; photoUrl?: string | null },
): Promise<UserRow | null> {
  const { actor, db } = context;
  const { name } = change;
  if (actor.staff === null || name === undefined) return updateUserRow(db.orm, actor.uid, change);
  return db.orm.transaction(async (tx) => {
    const before = await lockUserForUpdate(tx, actor.uid);
    // recorded first, because the database adds the actor's name, which is still the old one
    if (before && before.name !== name) {
      await recordAct(context, tx, 'staff_renamed', { id: actor.uid, name });
    }
    return updateUserRow(tx, actor.uid, change);
  });
}
