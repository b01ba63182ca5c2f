import { goodwillRights, may, type GoodwillRights } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { assertFreshSignIn } from '../../fresh-sign-in.ts';

export interface Grant {
  rights: GoodwillRights;
  /** Throws `sign_in_again` if the person signed in too long ago. */
  assertFresh(): void;
}

const NOTHING: GoodwillRights = { mayRefund: false, mayCallOff: false, limit: 0 };

export function grantOf(context: UserContext): Grant {
  const { staff } = context.actor;
  const rights =
    staff === null
      ? NOTHING
      : goodwillRights(staff, (permission) => may(staff.role, staff.extra, permission));
  return { rights, assertFresh: () => assertFreshSignIn(context, context.actor) };
}

/**
 * The right that was checked when a batch was started, for the job that continues it. The limit is per booking, in
 * minor units; null means unlimited.
 */
export function grantedBefore(limit: number | null): Grant {
  return {
    rights: { mayRefund: true, mayCallOff: false, limit: limit ?? Infinity },
    assertFresh: () => {},
  };
}
