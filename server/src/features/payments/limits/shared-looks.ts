import { boundedCache } from '../../../lib/bounded-cache.ts';
import type { Clock, PaymentGateway } from '../../../ports.ts';
import type { Settlement } from '../settlement/settlement.ts';

/** The time for which an answer is reused, in milliseconds. */
const GOOD_FOR_MS = 1000;
const MANY = 5000;

interface Look {
  settled: Promise<Settlement>;
  until: number;
}

/** The cached checks of each gateway. A process has one gateway. */
const looks = new WeakMap<PaymentGateway, ReturnType<typeof boundedCache<Look>>>();

/**
 * The provider's state of an open payment. Makes one call for all concurrent requests and reuses its answer for one
 * more second.
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
