import {
  may,
  PERMISSIONS,
  sameEmail,
  type ExtraPermission,
  type MemberRole,
} from '@wayfarer/contract';
import type { OpenBusiness } from '../payments/index.ts';

const GOOGLE = 'google.com';

export function mayDeleteUser(
  actor: { uid: string; role: 'traveller' | 'administrator' },
  id: string,
): boolean {
  return actor.uid === id || actor.role === 'administrator';
}

export function mayEndAccount(
  { role }: { role: 'traveller' | 'administrator' },
  ofStaff: boolean,
): boolean {
  return !ofStaff || role === 'administrator';
}

/**
 * True if a user becomes an administrator: the configuration names their address, they have verified it, and then
 * signed in.
 */
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
  emailVerifiedAt?: Date;
  authTime: Date;
  provider: string;
}

/**
 * True if the person signed in after the address was verified; an earlier session may belong to a stranger who
 * registered the address. A sign-in in the same second counts only with Google, which verifies the address when it
 * signs in.
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

export function isLastAdministrator(administrators: readonly string[], id: string): boolean {
  return administrators.length === 1 && administrators[0] === id;
}

/** The steps to take for each reason why data can't be deleted yet, in words for the person and for staff. */
export const OPEN_BUSINESS_TEXTS: Readonly<
  Record<OpenBusiness['kind'], { own: string; theirs: string }>
> = {
  trip_ahead: {
    own: 'You have an upcoming paid trip. Cancel it in My bookings or write to us first. Then you can delete your account.',
    theirs: 'They have an upcoming paid trip. Cancel it first.',
  },
  dispute_open: {
    own: "The bank is looking into a disputed payment. You can delete your account once that's decided. Write to us if it can't wait.",
    theirs: 'The bank is looking into a disputed payment of theirs. Wait until that is decided.',
  },
  refund_pending: {
    own: "A refund is on its way. You can delete your account once it has arrived. Write to us if it can't wait.",
    theirs: 'A refund to them is on its way. Wait until it has arrived.',
  },
};

export interface MemberRights {
  role: MemberRole;
  extra: readonly ExtraPermission[];
  refundLimitMinor: number | null;
}

/** True if a change adds permissions to a member, or raises the limit for refunds. */
export function givesMore(before: MemberRights | null, after: MemberRights): boolean {
  if (before === null || (after.refundLimitMinor ?? 0) > (before.refundLimitMinor ?? 0))
    return true;
  return PERMISSIONS.some(
    (permission) =>
      may(after.role, after.extra, permission) && !may(before.role, before.extra, permission),
  );
}
