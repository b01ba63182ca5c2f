import type { AccountExport } from '@wayfarer/contract';
import type { Actor, UserContext } from '../../context.ts';
import { notFound } from '../../problem-error.ts';
import { recordExport } from '../audit/index.ts';
import { findGuestRow } from '../guests/index.ts';
import { findUser } from '../users/index.ts';
import { exportAccount } from './export-account.ts';
import { exportGuest } from './export-guest.ts';

/** The data that a customer with or without an account could request, exported by the agency. Throws `not_found`. */
export async function exportCustomer(context: UserContext, id: string): Promise<AccountExport> {
  const user = await findUser(context.db.orm, id);
  if (!user) return exportGuestById(context, id);
  await recordExport(context, 'customer_exported', id, {});
  // acts as the person, but isn't signed in
  const person: Actor = {
    uid: id,
    email: user.email,
    emailVerified: user.emailProvedAt !== null,
    name: user.name,
    role: 'traveller',
    staff: null,
    authTime: context.actor.authTime,
  };
  return exportAccount({ ...context, actor: person });
}

async function exportGuestById(context: UserContext, id: string): Promise<AccountExport> {
  const guest = await findGuestRow(context.db.orm, id);
  if (!guest) throw notFound('customer');
  await recordExport(context, 'customer_exported', id, {});
  return exportGuest(context, guest);
}
