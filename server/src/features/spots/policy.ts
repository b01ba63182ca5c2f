import { sameEmail } from '@wayfarer/contract';

interface Person {
  uid: string;
  email: string;
  role: 'traveller' | 'administrator';
}

/** Owners change their own spots, administrators every one. For anybody else it is not there. */
export function mayChangeSpot(actor: Person, spot: { ownerUid: string | null }): boolean {
  return actor.role === 'administrator' || spot.ownerUid === actor.uid;
}

/** Nobody acts under another's address: every address in the body must be the caller's own. */
export function namesOnlyThemselves(
  actor: Person,
  emails: readonly (string | undefined)[],
): boolean {
  return emails.every((email) => email === undefined || sameEmail(email, actor.email));
}
