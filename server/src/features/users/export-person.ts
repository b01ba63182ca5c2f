import type { AccountExport } from '@wayfarer/contract';
import type { Executor } from '../../db/database.ts';
import { listEntriesAbout } from '../audit/index.ts';
import { listFormerAddresses } from './store/former-addresses.ts';
import { presentRights } from './present.ts';
import { listRoleChangesOf } from './store/roles.ts';
import { findMember } from './store/staff.ts';

/** What the product stores about a person besides their profile. */
export async function exportPerson(
  db: Executor,
  uid: string,
): Promise<Pick<AccountExport, 'formerAddresses' | 'staff' | 'roleChanges' | 'audit'>> {
  const addresses = await listFormerAddresses(db, uid);
  const member = await findMember(db, uid);
  const roles = await listRoleChangesOf(db, uid);
  const acts = await listEntriesAbout(db, uid);
  return {
    formerAddresses: addresses.map(({ emailKey, leftAt }) => ({
      email: emailKey,
      leftAt: leftAt.toISOString(),
    })),
    staff: member && {
      role: member.role,
      ...presentRights(member),
      since: member.createdAt.toISOString(),
    },
    roleChanges: roles.map(({ at, from, to }) => ({ at: at.toISOString(), from, to })),
    audit: acts.map(({ at, action, detail }) => ({ at: at.toISOString(), action, detail })),
  };
}
