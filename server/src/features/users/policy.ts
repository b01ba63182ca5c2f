import {
  may,
  PERMISSIONS,
  sameEmail,
  type ExtraPermission,
  type MemberRole,
} from '@wayfarer/contract';
import type { OpenBusiness } from '../payments/index.ts';

const GOOGLE = 'google.com';

/** People delete their own account, administrators any account. For anyone else it does not exist. */
export function mayDeleteUser(
  actor: { uid: string; role: 'traveller' | 'administrator' },
  id: string,
): boolean {
  return actor.uid === id || actor.role === 'administrator';
}

/** Those with the permission decide about customers; about people of the agency only its owners do. */
export function mayEndAccount(
  { role }: { role: 'traveller' | 'administrator' },
  ofStaff: boolean,
): boolean {
  return !ofStaff || role === 'administrator';
}

/** The configured addresses become administrators, once proved; a later demotion stands. */
export function becomesAdministrator(
  identity: ProvedIdentity,
  firstSeenProved: Date | null,
  adminEmails: readonly string[],
): boolean {
  return (
    identity.emailVerified &&
    adminEmails.some((email) => sameEmail(email, identity.email)) &&
    signedInAfterProof(identity, firstSeenProved)
  );
}

interface ProvedIdentity {
  email: string;
  emailVerified: boolean;
  /** Where the provider says when. */
  emailVerifiedAt?: Date;
  authTime: Date;
  provider: string;
}

/**
 * A session from before the proof may be that of a stranger who registered the address. Google proves
 * it and signs in within the same second; a password of that very second may be the stranger's.
 */
function signedInAfterProof(
  { authTime, emailVerifiedAt, provider }: ProvedIdentity,
  firstSeenProved: Date | null,
): boolean {
  const signedIn = epochSecond(authTime);
  if (emailVerifiedAt === undefined) {
    return firstSeenProved !== null && signedIn > epochSecond(firstSeenProved);
  }
  const proved = epochSecond(emailVerifiedAt);
  return signedIn > proved || (signedIn === proved && provider === GOOGLE);
}

function epochSecond(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

/** Someone must be able to make administrators. */
export function isLastAdministrator(administrators: readonly string[], id: string): boolean {
  return administrators.length === 1 && administrators[0] === id;
}

/** Why an account cannot be deleted yet, and what to do about it. */
export const OPEN_BUSINESS_TEXT: Readonly<Record<OpenBusiness['kind'], string>> = {
  trip_ahead:
    'A trip that is paid still lies ahead. Please cancel it in My bookings, or write to us; then the account can be deleted.',
  dispute_open:
    'A payment is disputed at the bank. The account can be deleted when that is decided; please write to us if it cannot wait.',
  refund_pending:
    'A refund is on its way. The account can be deleted once it has arrived; please write to us if it cannot wait.',
};

/** What a member may do; null: no member. */
export interface MemberRights {
  role: MemberRole;
  extra: readonly ExtraPermission[];
  refundLimitMinor: number | null;
}

/** Whether a change of a member's rights gives anything that was not there before. */
export function givesMore(before: MemberRights | null, after: MemberRights): boolean {
  if (before === null || (after.refundLimitMinor ?? 0) > (before.refundLimitMinor ?? 0))
    return true;
  return PERMISSIONS.some(
    (permission) =>
      may(after.role, after.extra, permission) && !may(before.role, before.extra, permission),
  );
}
