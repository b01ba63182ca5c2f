import { sameEmail, type ContributionPolicy } from '@wayfarer/contract';

interface Person {
  uid: string;
  email: string;
  role: 'traveller' | 'administrator';
}

/**
 * Travelers may change their contributions, administrators everything. For anyone else the spot doesn't exist,
 * including a former administrator who added it for the agency.
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

/** True if every address in the body is the caller's own. */
export function namesOnlyThemselves(
  actor: Person,
  emails: readonly (string | undefined)[],
): boolean {
  return emails.every((email) => email === undefined || sameEmail(email, actor.email));
}
