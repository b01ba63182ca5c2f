import type { Fault, FaultTarget } from '@wayfarer/card-sandbox';
import type { Booking } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancel, preview } from '../../test/payments/canceling.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import { CARDS, dayFromNow, intentIdOf, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { randomFrom } from '../../test/chaos/random.ts';
import { endHolds } from '../holds/index.ts';
import { executeDueRefunds, sweepIntents } from './index.ts';

/** Set FAULT_SEED to replay a failed run. */
const SEED = Number(process.env['FAULT_SEED'] ?? 20_261_121);
const TRIPS = 24;

let world: PaymentsWorld;
let other: PaymentsWorld;
beforeAll(async () => {
  world = await openPaymentsWorld();
  other = await openPaymentsWorld({}, world);
});
afterAll(async () => {
  await other.close();
  await world.close();
});

const FAULTS: readonly Fault[] = [
  { kind: 'error', when: 'before' },
  { kind: 'error', when: 'after' },
  { kind: 'reset', when: 'before' },
  { kind: 'reset', when: 'after' },
  { kind: 'latency', ms: 15 },
  { kind: 'lost-webhook' },
];
/** All calls except the browser's own, which the product can't repeat. */
const ours = ({ path }: FaultTarget) => !/payment_methods|\/confirm$/.test(path);

async function cancelOnce(who: Caller | undefined, booking: Booking): Promise<void> {
  if (!who) return;
  const shown = await preview(who, booking);
  if (shown.refund) await cancel(who, booking, shown.refund.card, shown.revision);
}

/** One traveler's way to a payment, with closed tabs, declined cards, double clicks and changes of mind. */
async function trip(callers: readonly Caller[], random: () => number): Promise<string | null> {
  const pick = () => callers[Math.floor(random() * callers.length)] ?? callers[0];
  const at = (chance: number) => random() < chance;
  const booking = await callers[0]?.book({ limited: at(0.7) });
  if (!booking) throw new Error('nobody travels');
  for (let tries = 0; tries < 3; tries += 1) {
    const opened = await pick()?.open(booking._id);
    if (opened?.status !== 200) continue;
    if (at(0.15)) return booking._id; // the tab is closed
    const secret = opened.body.clientSecret;
    const card = at(0.2) ? CARDS.declined : CARDS.succeeds;
    await Promise.all([
      pick()?.confirm(secret, card),
      at(0.3) ? pick()?.confirm(secret, card) : undefined,
      at(0.3)
        ? pick()?.call('PUT', `/api/bookings/${booking._id}`, {
            travelDate: dayFromNow(30),
            travelDuration: 5,
          })
        : undefined,
      at(0.15) ? cancelOnce(pick(), booking) : undefined,
    ]);
    if (at(0.3)) return booking._id; // the browser never returns to report the payment
    const saves = [pick(), at(0.4) ? pick() : undefined];
    const answers = await Promise.all(
      saves.map((caller) => caller?.save(booking._id, intentIdOf(secret))),
    );
    if (answers.some((answer) => answer?.status === 201)) {
      if (at(0.4)) await cancelOnce(pick(), booking);
      return booking._id;
    }
  }
  const deleted = at(0.3)
    ? await pick()?.call('DELETE', `/api/bookings/${booking._id}`)
    : undefined;
  return deleted?.status === 200 ? null : booking._id;
}

it(
  `keeps every invariant through ${TRIPS} trips with faults (seed ${SEED})`,
  { timeout: 60_000 },
  async () => {
    const random = randomFrom(SEED);
    const acknowledged: string[] = [];
    for (let round = 0; round < TRIPS / 4; round += 1) {
      for (let fault = 0; fault < 3; fault += 1) {
        const kind = FAULTS[Math.floor(random() * FAULTS.length)];
        if (kind) [world, other][fault % 2]?.faults.inject({ fault: kind, match: ours });
      }
      const travellers = await Promise.all([1, 2, 3, 4].map(() => world.traveler()));
      const ids = await Promise.all(
        travellers.map((ada) => trip([ada, other.enterAs(ada)], random)),
      );
      acknowledged.push(...ids.filter((id) => id !== null));
      if (random() < 0.5) await world.sandbox.deliverDue();
      if (random() < 0.5) {
        world.advanceMinutes(2);
        await Promise.allSettled([sweepIntents(world.context), sweepIntents(other.context)]);
      }
      // some holds end while their travelers are paying
      await world.db.sql.query(
        `update bookings set held_until = $1 where state = 'held' and id < $2`,
        [world.now(), ids.find((id) => id !== null) ?? ''],
      );
      await Promise.allSettled([endHolds(world.context), endHolds(other.context)]);
      await Promise.all([executeDueRefunds(world.context), executeDueRefunds(other.context)]);
    }
    other.faults.clear();
    for (let rest = 0; rest < 3; rest += 1) {
      await world.comeToRest();
      world.advanceMinutes(40);
    }
    expect(await checkInvariants(world.db, world.provider, { acknowledged })).toEqual([]);
    const { rows } = await world.db.sql.query<{ paid: number }>(
      'select count(*) as paid from payments',
    );
    expect(rows[0]?.paid).toBeGreaterThan(TRIPS / 4);
  },
);
