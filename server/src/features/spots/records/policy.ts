import { sameEmail, type ContributionPolicy } from '@wayfarer/contract';

interface Person {
  uid: string;
  email: string;
  role: 'traveller' | 'administrator';
}

/**
 * Travelers change what they contributed, administrators everything. For anyone else it does not
 * exist, including a former administrator who added it for the agency.
 */
export function mayChangeSpot(
  actor: Person,
  spot: { ownerUid: string | null; contributed: boolean },
): boolean {
  return actor.role === 'administrator' || (spot.contributed && spot.ownerUid === actor.uid);
}

/** Whether this person's additions and changes need an approval. */
export function needsApproval(actor: Person, policy: ContributionPolicy): boolean {
  return actor.role !== 'administrator' && policy !== 'open';
}

/** Every address in the body must be the caller's own. */
export function namesOnlyThemselves(
  actor: Person,
  emails: readonly (string | undefined)[],
): boolean {
  return emails.every((email) => email === undefined || sameEmail(email, actor.email));
}
