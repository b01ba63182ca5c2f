import type { AccountExport } from '@wayfarer/contract';
import type { Executor } from '../../db/database.ts';
import { listEntriesAbout } from '../audit/index.ts';
import { listFormerAddresses } from './store/former-addresses.ts';
import { listBlocks } from './store/blocks.ts';
import { presentRights } from './present.ts';
import { listRoleChangesOf } from './store/roles.ts';
import { findMember } from './store/staff.ts';
import { findUser } from './store/users.ts';

type Exported =
  | 'formerAddresses'
  | 'staff'
  | 'blocks'
  | 'roleChanges'
  | 'audit'
  | 'language'
  | 'reviewMailsEndedAt';

/** The part of a person's export that this feature stores, except the profile. */
export async function exportPerson(
  db: Executor,
  uid: string,
): Promise<Pick<AccountExport, Exported>> {
  const addresses = await listFormerAddresses(db, uid);
  const user = await findUser(db, uid);
  const member = await findMember(db, uid);
  const blocks = await listBlocks(db, uid);
  const roles = await listRoleChangesOf(db, uid);
  const acts = await listEntriesAbout(db, uid);
  return {
    formerAddresses: addresses.map(({ emailKey, leftAt }) => ({
      email: emailKey,
      leftAt: leftAt.toISOString(),
    })),
    language: user?.language ?? null,
    reviewMailsEndedAt: user?.reviewMailsEndedAt?.toISOString() ?? null,
    staff: member && {
      role: member.role,
      ...presentRights(member),
      since: member.createdAt.toISOString(),
    },
    blocks: blocks.map(({ block: { at, endedAt, reason } }) => ({
      at: at.toISOString(),
      reason,
      endedAt: endedAt?.toISOString() ?? null,
    })),
    roleChanges: roles.map(({ at, from, to }) => ({ at: at.toISOString(), from, to })),
    audit: acts.map(({ at, action, detail }) => ({ at: at.toISOString(), action, detail })),
  };
}
