import { sameEmail, type ContributionPolicy } from '@wayfarer/contract';

interface Person {
  uid: string;
  email: string;
  role: 'traveller' | 'administrator';
}

/**
 * True if a person may change a spot with the specification's calls: travelers their own contributions, administrators
 * any. A former administrator can't change what they added for the agency.
 */
export function mayChangeSpot(
  actor: Person,
  spot: { ownerUid: string | null; contributed: boolean },
): boolean {
  return actor.role === 'administrator' || (spot.contributed && spot.ownerUid === actor.uid);
}

export function needsApproval(actor: Person, policy: ContributionPolicy): boolean {
  return actor.role !== 'administrator' && policy !== 'open';
}

/** True if no address but the person's own is given. */
export function namesOnlyThemselves(
  actor: Person,
  emails: readonly (string | undefined)[],
): boolean {
  return emails.every((email) => email === undefined || sameEmail(email, actor.email));
}
