import type { PaymentState } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { PersonShares } from '../../../lib/person-shares.ts';
import type { PaymentGateway } from '../../../ports.ts';

/** The maximum number of a person's concurrent status checks, and of checks that may wait. */
const LOOKS_OF_A_PERSON = 2;
const WAITING_OF_A_PERSON = 60;

interface Looks {
  shares: PersonShares;
  /** Running checks, by person, booking and part. */
  underWay: Map<string, Promise<PaymentState>>;
}

/** Checks by gateway; each process has one gateway. */
const all = new WeakMap<PaymentGateway, Looks>();

function looksOf(payments: PaymentGateway): Looks {
  const known = all.get(payments);
  if (known) return known;
  const shares = new PersonShares(LOOKS_OF_A_PERSON, WAITING_OF_A_PERSON);
  const made = { shares, underWay: new Map() };
  all.set(payments, made);
  return made;
}

/**
 * The state of a booking's payment for the caller. Concurrent requests share one check, and each person's checks are
 * limited. The limit includes the database queries, because checks have priority over new work (the priority
 * `in-flight`) and could otherwise keep others from opening a payment. Throws `too_many_requests`.
 */
export function ownLook(
  { actor, payments }: Pick<UserContext, 'actor' | 'payments'>,
  about: string,
  look: () => Promise<PaymentState>,
): Promise<PaymentState> {
  const { shares, underWay } = looksOf(payments);
  const key = `${actor.uid} ${about}`;
  const known = underWay.get(key);
  if (known) return known;
  const made = shares.run(actor.uid, look).finally(() => underWay.delete(key));
  underWay.set(key, made);
  return made;
}
