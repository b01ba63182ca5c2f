import type { PaymentState } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { PersonShares } from '../../../lib/person-shares.ts';
import type { PaymentGateway } from '../../../ports.ts';

/** One person's concurrent looks, and how many more of theirs may wait. */
const LOOKS_OF_A_PERSON = 2;
const WAITING_OF_A_PERSON = 60;

interface Looks {
  shares: PersonShares;
  /** By person and booking. */
  underWay: Map<string, Promise<PaymentState>>;
}

/** By gateway: one for each process. */
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
 * Where the payment of a booking stands, for the caller: one look for all who ask at once, and a few looks of a
 * person at a time. The database is asked within them, because looks go before new work (`priority: 'in-flight'`):
 * without a limit one person's would keep others from opening a payment. Throws `too_many_requests`.
 */
export function ownLook(
  { actor, payments }: Pick<UserContext, 'actor' | 'payments'>,
  bookingId: string,
  look: () => Promise<PaymentState>,
): Promise<PaymentState> {
  const { shares, underWay } = looksOf(payments);
  const key = `${actor.uid} ${bookingId}`;
  const known = underWay.get(key);
  if (known) return known;
  const made = shares.run(actor.uid, look).finally(() => underWay.delete(key));
  underWay.set(key, made);
  return made;
}
