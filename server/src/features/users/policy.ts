import {
  may,
  PERMISSIONS,
  sameEmail,
  type ExtraPermission,
  type MemberRole,
} from '@wayfarer/contract';
import type { OpenBusiness } from '../payments/index.ts';

const GOOGLE = 'google.com';

/** People may delete their own account, administrators any account. For anyone else it doesn't exist. */
export function mayDeleteUser(
  actor: { uid: string; role: 'traveller' | 'administrator' },
  id: string,
): boolean {
  return actor.uid === id || actor.role === 'administrator';
}

/** Staff with the permission may delete customers; only owners may delete team members. */
export function mayEndAccount(
  { role }: { role: 'traveller' | 'administrator' },
  ofStaff: boolean,
): boolean {
  return !ofStaff || role === 'administrator';
}

/** The configured addresses become administrators once verified; a later demotion is final. */
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
  /** Set if the provider gives the time. */
  emailVerifiedAt?: Date;
  authTime: Date;
  provider: string;
}

/**
 * A session from before the verification may belong to a stranger who registered the address. Google verifies it and
 * signs in within the same second; a password sign-in in that second may be the stranger's.
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

/** At least one administrator must remain. */
export function isLastAdministrator(administrators: readonly string[], id: string): boolean {
  return administrators.length === 1 && administrators[0] === id;
}

/** The reason why an account can't be deleted yet, and what to do about it. */
export const OPEN_BUSINESS_TEXT: Readonly<Record<OpenBusiness['kind'], string>> = {
  trip_ahead:
    'You have an upcoming paid trip. Cancel it in My bookings or write to us first. Then you can delete your account.',
  dispute_open:
    "The bank is looking into a disputed payment. You can delete your account once that's decided. Write to us if it can't wait.",
  refund_pending:
    "A refund is on its way. You can delete your account once it has arrived. Write to us if it can't wait.",
};

/** The rights of a member; null: no member. */
export interface MemberRights {
  role: MemberRole;
  extra: readonly ExtraPermission[];
  refundLimitMinor: number | null;
}

/** True if a change of a member's rights adds any. */
export function givesMore(before: MemberRights | null, after: MemberRights): boolean {
  if (before === null || (after.refundLimitMinor ?? 0) > (before.refundLimitMinor ?? 0))
    return true;
  return PERMISSIONS.some(
    (permission) =>
      may(after.role, after.extra, permission) && !may(before.role, before.extra, permission),
  );
}
