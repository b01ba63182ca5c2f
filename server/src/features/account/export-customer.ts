import type { AccountExport } from '@wayfarer/contract';
import type { Actor, UserContext } from '../../context.ts';
import { notFound } from '../../problem-error.ts';
import { recordExport } from '../audit/index.ts';
import { findUser } from '../users/index.ts';
import { exportAccount } from './export-account.ts';

/** The file that the person can download themselves, for the agency. Throws `not_found`. */
export async function exportCustomer(context: UserContext, id: string): Promise<AccountExport> {
  const user = await findUser(context.db.orm, id);
  if (!user) throw notFound('customer');
  await recordExport(context, 'customer_exported', id, {});
  // the person as an actor, without a sign-in
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
