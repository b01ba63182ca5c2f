import type { Role, User } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { addressDigest } from './address-digest.ts';
import { isLastAdministrator } from './policy.ts';
import { presentUser } from './present.ts';
import { insertRoleChange, lockAdministratorsForUpdate } from './store/roles.ts';
import { endInvitationsOf } from './store/invitations.ts';
import { deleteMember } from './store/staff.ts';
import { findUser, lockUserForUpdate, updateUserRow } from './store/users.ts';
import { assertAddressProved } from './team/proved-address.ts';
import { tellOfNewOwner, tellOwners } from './team/tell-owners.ts';

/**
 * Sets a user's role and records who did it; does nothing if the user already has the role. The last administrator
 * can't be demoted. Also ends the person's staff membership, so that a later demotion doesn't restore it, and ends
 * their invitations. Emails the owners, including a new one. Throws `not_found`, `last_administrator`,
 * `address_unproved`.
 */
export async function changeRole(context: UserContext, id: string, to: Role): Promise<User> {
  const { actor } = context;
  const known = await findUser(context.db.orm, id);
  const digest = known && (await addressDigest(context, known.emailKey));
  const row = await context.db.orm.transaction(async (tx) => {
    const administrators = await lockAdministratorsForUpdate(tx);
    const user = await lockUserForUpdate(tx, id);
    if (!user) throw notFound('user');
    if (user.role === to) return user;
    if (to === 'traveller' && isLastAdministrator(administrators, id)) {
      throw new ProblemError('last_administrator', "The last administrator can't be demoted.");
    }
    if (to === 'administrator') {
      assertAddressProved(context, user);
      await tellOfNewOwner(context, tx, { user, by: actor.name });
    } else
      await tellOwners(context, tx, { ...user, role: 'owner', how: 'demoted', by: actor.name });
    await deleteMember(tx, id);
    await endInvitationsOf(tx, user);
    await insertRoleChange(tx, {
      id: context.newId(),
      at: context.clock.now(),
      byUserId: actor.uid,
      userId: id,
      from: user.role,
      to,
      // the role stays removed even if the address registers again
      addressDigest: to === 'traveller' && digest ? digest : null,
    });
    await recordAct(context, tx, 'role_changed', user, { from: user.role, to });
    return updateUserRow(tx, id, { role: to });
  });
  if (!row) throw notFound('user');
  return presentUser(row);
}
