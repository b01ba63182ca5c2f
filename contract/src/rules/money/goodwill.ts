import { CALLED_OFF_REASONS, type CancellationReason } from '../../options/trips/booking-core.ts';
import type { Permission, StaffRole } from '../people/permissions.ts';

/**
 * What somebody at the agency may give back beyond the cancellation policy, of the money of one booking. Amounts
 * are minor units of the booking's currency.
 */
export interface GoodwillRights {
  /** By `money.refund`; without it, nothing. */
  mayRefund: boolean;
  /** By `departures.cancel`: what the agency calls off itself counts against no limit. */
  mayCallOff: boolean;
  /** The most, together with what anybody gave before; `Infinity` for owners. */
  limit: number;
}

/** The rights of somebody with this role and limit; `refundLimit` null is nothing for a member. */
export function goodwillRights(
  { refundLimit, role }: { role: StaffRole; refundLimit: number | null },
  may: (permission: Permission) => boolean,
): GoodwillRights {
  return {
    mayRefund: may('money.refund'),
    mayCallOff: may('departures.cancel'),
    limit: role === 'owner' ? Infinity : (refundLimit ?? 0),
  };
}

/** What was given beyond the policy of one booking, and what for. */
export interface GoodwillSituation {
  /** By anybody, up to now. */
  before: number;
  /** The agency calls the trip off: `isCalledOff`. */
  calledOff: boolean;
}

/** The most that somebody may still give beyond the policy; `Infinity` without a limit. */
export function goodwillLeft(
  { limit, mayCallOff, mayRefund }: GoodwillRights,
  { before, calledOff }: GoodwillSituation,
): number {
  if (!mayRefund) return 0;
  return calledOff && mayCallOff ? Infinity : Math.max(0, limit - before);
}

/** Why somebody may not give this much beyond the policy, or null. */
export function goodwillRefusal(
  rights: GoodwillRights,
  { beyond, ...situation }: GoodwillSituation & { beyond: number },
): 'not_permitted' | 'above_limit' | null {
  if (beyond <= 0) return null;
  if (!rights.mayRefund) return 'not_permitted';
  return beyond <= goodwillLeft(rights, situation) ? null : 'above_limit';
}

/**
 * Whether a cancellation is the agency's own: everything goes back, for a reason that is none of the traveler's,
 * before the trip has begun at its destination.
 */
export function isCalledOff({
  hasBegun,
  isFull,
  reason,
}: {
  hasBegun: boolean;
  isFull: boolean;
  reason: CancellationReason;
}): boolean {
  const own: readonly CancellationReason[] = CALLED_OFF_REASONS;
  return isFull && !hasBegun && own.includes(reason);
}
