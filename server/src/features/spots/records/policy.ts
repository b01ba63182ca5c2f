import { sameEmail, type ContributionPolicy } from '@wayfarer/contract';

interface Person {
  uid: string;
  email: string;
  role: 'traveller' | 'administrator';
}

/**
 * True if a person may change a spot with the specification's calls: travelers their own contributions, administrators
 * any. A former administrator can't change what they added for the agency. For everyone who may not, the spot counts as
 * not found. Other staff use the console's calls.
 */
export function mayChangeSpot(
  actor: Person,
  spot: { ownerUid: string | null; contributed: boolean },
): boolean {
  return actor.role === 'administrator' || (spot.contributed && spot.ownerUid === actor.uid);
}

/** True if this person's additions and changes need approval. */
export function needsApproval(actor: Person, policy: ContributionPolicy): boolean {
  return actor.role !== 'administrator' && policy !== 'open';
}

/** True if the body contains no address but the caller's own. */
export function namesOnlyThemselves(
  actor: Person,
  emails: readonly (string | undefined)[],
): boolean {
  return emails.every((email) => email === undefined || sameEmail(email, actor.email));
}
