import { sameEmail } from '@wayfarer/contract';

/** People delete their own account, administrators any. For anybody else it is not there. */
export function mayDeleteUser(
  actor: { uid: string; role: 'traveller' | 'administrator' },
  id: string,
): boolean {
  return actor.uid === id || actor.role === 'administrator';
}

/** The configured addresses become administrators, once verified; a later demotion stands. */
export function becomesAdministrator(
  identity: { email: string; emailVerified: boolean },
  adminEmails: readonly string[],
): boolean {
  return identity.emailVerified && adminEmails.some((email) => sameEmail(email, identity.email));
}

/** Somebody has to be able to make administrators. */
export function isLastAdministrator(administrators: readonly string[], id: string): boolean {
  return administrators.length === 1 && administrators[0] === id;
}
