import { boundedCache } from '../../../lib/bounded-cache.ts';
import type { Clock, PaymentGateway } from '../../../ports.ts';
import type { Settlement } from '../settlement/settlement.ts';

/** Pages waiting for a payment poll every two seconds. */
const GOOD_FOR_MS = 1000;
const MANY = 5000;

interface Look {
  /** Shared by callers until the call returns. */
  settled: Promise<Settlement>;
  until: number;
}

/** Keyed by gateway, of which each process has one. */
const looks = new WeakMap<PaymentGateway, ReturnType<typeof boundedCache<Look>>>();

/**
 * The provider's state of an open payment: one call for all concurrent requests, whose answer is reused for one more
 * second.
 */
export async function sharedLook(
  { clock, payments }: { clock: Clock; payments: PaymentGateway },
  providerId: string,
  settle: () => Promise<Settlement>,
): Promise<Settlement> {
  const known = looks.get(payments) ?? boundedCache<Look>(MANY);
  looks.set(payments, known);
  const last = known.get(providerId);
  if (last && clock.now().getTime() < last.until) return last.settled;
  const look: Look = { settled: settle(), until: Infinity };
  known.set(providerId, look);
  try {
    const settled = await look.settled;
    look.until = clock.now().getTime() + GOOD_FOR_MS;
    return settled;
  } catch (error) {
    known.delete(providerId);
    throw error;
  }
}
