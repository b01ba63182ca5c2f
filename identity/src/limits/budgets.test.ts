import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../test/database.ts';
import { HOUR, MINUTE, later } from '../clock.ts';
import { prune } from '../prune.ts';
import { add, leftOf, spend, takeOut, waitFor, type Leaking } from './budget-store.ts';
import { Budgets, type Payers, type Purpose } from './budgets.ts';
import { areaOf, isInner, limitKeyOf } from './client-address.ts';

let db: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const START = new Date('2030-01-01T00:00:00Z');
let keys = 0;
function newCount(burst: number, step = MINUTE): Leaking {
  keys += 1;
  return { key: `count ${keys}`, step, room: step * burst };
}

describe('a count that leaks', () => {
  const bursts = fc.integer({ min: 1, max: 6 });
  const pauses = fc.array(fc.integer({ min: 0, max: 3 * MINUTE }), { maxLength: 25 });

  it('never lets more pass than its burst and what has leaked, and always so much', async () => {
    await fc.assert(
      fc.asyncProperty(bursts, pauses, async (burst, gaps) => {
        const count = newCount(burst);
        const passed: number[] = [];
        let now = START;
        for (const gap of gaps) {
          now = later(now, gap);
          const before = waitFor(count, await leftOf(db, count.key, now));
          const passes = await spend(db, count, now);
          expect(passes).toBe(before === 0);
          if (passes) passed.push(now.getTime());
          const lately = passed.filter((at) => at > now.getTime() - count.room);
          expect(passes || lately.length >= burst).toBe(true);
        }
        passed.forEach((first, i) =>
          passed.slice(i).forEach((last, n) => {
            expect(n + 1).toBeLessThanOrEqual(burst + (last - first) / count.step);
          }),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('says how long to wait: then there is room, and not sooner', async () => {
    await fc.assert(
      fc.asyncProperty(bursts, pauses, async (burst, gaps) => {
        const count = newCount(burst);
        let now = START;
        for (const gap of gaps) {
          now = later(now, gap % MINUTE);
          await spend(db, count, now);
        }
        const wait = waitFor(count, await leftOf(db, count.key, now));
        expect(wait).toBeLessThanOrEqual(count.step);
        const sooner = wait > 1 && (await spend(db, count, later(now, wait - 1)));
        expect(sooner).toBe(false);
        expect(await spend(db, count, later(now, wait))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('gives back what one part of it holds, and never what belongs to others', async () => {
    const counts = fc.integer({ min: 0, max: 8 });
    await fc.assert(
      fc.asyncProperty(counts, counts, pauses, async (own, others, gaps) => {
        const whole = newCount(50);
        const part = { ...whole, key: `${whole.key} part` };
        let now = START;
        for (let n = 0; n < Math.max(own, others); n += 1) {
          now = later(now, gaps[n] ?? 0);
          if (n < others) await add(db, [whole], now);
          if (n < own) await add(db, [part, whole], now);
        }
        const before = Math.max(0, await leftOf(db, whole.key, now));
        await takeOut(db, { part: part.key, whole: whole.key }, now);
        const after = Math.max(0, await leftOf(db, whole.key, now));
        expect(after).toBeLessThanOrEqual(before);
        expect(before - after).toBeLessThanOrEqual(own * whole.step);
        expect(after).toBeLessThanOrEqual(others * whole.step);
        // The second call must not subtract anything again.
        await takeOut(db, { part: part.key, whole: whole.key }, now);
        expect(Math.max(0, await leftOf(db, whole.key, now))).toBe(after);
      }),
      { numRuns: 40 },
    );
  });

  it('is full at most, so that its block is one step, however many came at once', async () => {
    const count = newCount(3);
    await Promise.all(Array.from({ length: 10 }, () => add(db, [count], START)));
    expect(waitFor(count, await leftOf(db, count.key, START))).toBe(count.step);
  });

  it('lets no more pass when many ask at once, and bears a clock that goes back', async () => {
    const count = newCount(3);
    const passes = await Promise.all(Array.from({ length: 9 }, () => spend(db, count, START)));
    expect(passes.filter(Boolean)).toHaveLength(3);
    expect(await spend(db, count, later(START, -HOUR))).toBe(true);
  });

  it('leaves no row behind once it is empty', async () => {
    const count = newCount(3);
    await spend(db, count, START);
    const rows = async () =>
      (await db.query('select 1 from identity_budgets where key = $1', [count.key])).rowCount;
    await prune(db, START);
    expect(await rows()).toBe(1);
    await prune(db, later(START, count.step + 1));
    expect(await rows()).toBe(0);
  });
});

describe('budgets', () => {
  const budgets = new Budgets({ now: () => START });
  async function passing(purpose: Purpose, calls: number, payers: (n: number) => Payers) {
    let passed = 0;
    for (let n = 0; n < calls; n += 1) {
      await budgets.spend(db, purpose, payers(n)).then(
        () => (passed += 1),
        (error: unknown) => expect(String(error)).toContain('TOO_MANY_ATTEMPTS_TRY_LATER'),
      );
    }
    return passed;
  }

  it('hold for an area, too, whose owner has many networks', async () => {
    const network = (n: number) => limitKeyOf(`2001:db8:77:${(n % 100).toString(16)}::1`);
    expect(await passing('sign-up', 500, (n) => ({ network: network(n) }))).toBe(480);
    expect(await passing('sign-up', 1, () => ({ network: '2001:db8:78:1::/64' }))).toBe(1);
  });

  it('are wider for the networks of this house, behind which a whole site may stand', async () => {
    expect(await passing('sign-up', 70, () => ({ network: '203.0.113.1' }))).toBe(60);
    expect(await passing('sign-up', 310, () => ({ network: '127.0.0.1' }))).toBe(300);
  });

  it('know an area and the networks of this house', () => {
    expect(areaOf('203.0.113.77')).toBe('203.0.113.0/24');
    expect(areaOf('2001:db8:1:2::/64')).toBe('2001:db8:1::/48');
    expect(areaOf('unknown')).toBe('unknown');
    const inner = ['127.0.0.1', '::1', '10.9.8.7', '192.168.1.1', 'fd00:1:2:3::4', 'fe80::1%eth0'];
    expect(inner.filter((address) => !isInner(limitKeyOf(address)))).toEqual([]);
    const outer = ['198.51.100.6', '2001:db8::1', '172.32.0.1', '::ffff:8.8.8.8', 'unknown', ''];
    expect(outer.filter((address) => isInner(limitKeyOf(address)))).toEqual([]);
  });
});
