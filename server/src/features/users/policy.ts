import { sameEmail } from '@wayfarer/contract';
import type { VerifiedIdentity } from '../../ports.ts';

const GOOGLE = 'google.com';

/** People delete their own account, administrators any. For anybody else it is not there. */
export function mayDeleteUser(
  actor: { uid: string; role: 'traveller' | 'administrator' },
  id: string,
): boolean {
  return actor.uid === id || actor.role === 'administrator';
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

type ProvedIdentity = Pick<
  VerifiedIdentity,
  'email' | 'emailVerified' | 'emailVerifiedAt' | 'authTime' | 'provider'
>;

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

/** Somebody has to be able to make administrators. */
export function isLastAdministrator(administrators: readonly string[], id: string): boolean {
  return administrators.length === 1 && administrators[0] === id;
}
