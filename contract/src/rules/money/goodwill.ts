import { CALLED_OFF_REASONS, type CancellationReason } from '../../options/trips/booking-core.ts';
import type { Permission, StaffRole } from '../people/permissions.ts';

/** A staff member's permissions to refund a booking beyond the cancellation policy. Amounts are in minor units. */
export interface GoodwillRights {
  /** The permission `money.refund`; without it, nothing is allowed. */
  mayRefund: boolean;
  /** The permission `departures.cancel`, with which refunds of called-off trips don't count against the limit. */
  mayCallOff: boolean;
  /** The maximum per booking, including goodwill that anyone has given; `Infinity` for owners. */
  limit: number;
}

/** Without a `refundLimit`, members may refund nothing beyond the policy. */
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

export interface GoodwillSituation {
  /** Given so far, by all staff together. */
  before: number;
  /** See `isCalledOff`. */
  calledOff: boolean;
}

/** `Infinity` if unlimited. */
export function goodwillLeft(
  { limit, mayCallOff, mayRefund }: GoodwillRights,
  { before, calledOff }: GoodwillSituation,
): number {
  if (!mayRefund) return 0;
  return calledOff && mayCallOff ? Infinity : Math.max(0, limit - before);
}

/** The reason why someone may not refund this amount beyond the policy, or null. */
export function goodwillRefusal(
  rights: GoodwillRights,
  { beyond, ...situation }: GoodwillSituation & { beyond: number },
): 'not_permitted' | 'above_limit' | null {
  if (beyond <= 0) return null;
  if (!rights.mayRefund) return 'not_permitted';
  return beyond <= goodwillLeft(rights, situation) ? null : 'above_limit';
}

/**
 * True if the agency itself calls a trip off: with a full refund, for one of its own reasons, and before the trip has
 * begun at its destination.
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
