import { goodwillRights, may, type GoodwillRights } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { assertFreshSignIn } from '../../fresh-sign-in.ts';

/** By what right something is given back beyond the policy. */
export interface Grant {
  rights: GoodwillRights;
  /** Throws `sign_in_again` for who signed in too long ago. */
  assertFresh(): void;
}

const NOTHING: GoodwillRights = { mayRefund: false, mayCallOff: false, limit: 0 };

/** The right of who calls. */
export function grantOf(context: UserContext): Grant {
  const { staff } = context.actor;
  const rights =
    staff === null
      ? NOTHING
      : goodwillRights(staff, (permission) => may(staff.role, staff.extra, permission));
  return { rights, assertFresh: () => assertFreshSignIn(context, context.actor) };
}

/**
 * A right that was judged when work began, for a job that goes on with it: so much for each booking, in minor
 * units; null: without a limit.
 */
export function grantedBefore(limit: number | null): Grant {
  return {
    rights: { mayRefund: true, mayCallOff: false, limit: limit ?? Infinity },
    assertFresh: () => {},
  };
}
