import type { PaymentState } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserContext } from '../../../context.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { ownLook } from './own-looks.ts';

const UNPAID: PaymentState = { state: 'unpaid', payment: null };
let world: PaymentsWorld;
beforeAll(async () => {
  world = await openPaymentsWorld();
});
afterAll(() => world.close());

const contextOf = (uid: string): Pick<UserContext, 'actor' | 'payments'> => ({
  payments: world.context.payments,
  actor: {
    uid,
    email: `${uid}@example.com`,
    emailVerified: true,
    name: uid,
    role: 'traveller',
    staff: null,
    authTime: world.context.clock.now(),
  },
});

/**
 * Status checks that end on demand. Counts the checks that have begun, and records the highest number at the same time.
 */
function slowLooks() {
  const seen = { begun: 0, running: 0, most: 0 };
  let end: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  const look = async () => {
    seen.begun += 1;
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    await over;
    seen.running -= 1;
    return UNPAID;
  };
  return { seen, look, end: () => end() };
}

describe('[attack one traveler keeps the database busy by asking] a person who asks about the state of payments', () => {
  it('eighty times at once about a trip causes one check', async () => {
    const { end, look, seen } = slowLooks();
    const asked = Array.from({ length: 80 }, () => ownLook(contextOf('ada'), 'trip', look));
    end();
    expect(await Promise.all(asked)).toEqual(asked.map(() => UNPAID));
    expect(seen.begun).toBe(1);
  });

  it('about many trips gets two checks at a time, while others get theirs', async () => {
    const { end, look, seen } = slowLooks();
    const trips = Array.from({ length: 20 }, (_, n) => `trip-${n}`);
    const asked = trips.map((trip) => ownLook(contextOf('ada'), trip, look));
    const others = ['ben', 'cleo'].map((uid) => ownLook(contextOf(uid), 'trip', look));
    await expect.poll(() => seen.running).toBe(4);
    end();
    await Promise.all([...asked, ...others]);
    expect(seen).toEqual({ begun: 22, running: 0, most: 4 });
  });

  it('again after an answer or a failure causes another check', async () => {
    const failing = ownLook(contextOf('ada'), 'trip', async () =>
      Promise.reject(new Error('away')),
    );
    await expect(failing).rejects.toThrow('away');
    expect(await ownLook(contextOf('ada'), 'trip', async () => UNPAID)).toEqual(UNPAID);
  });
});
