import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseUnavailableError } from '../../db/database-errors.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { TestClock } from '../../test/test-clock.ts';
import { RateLimiter, type RateLimits } from './rate-limits.ts';
import { SharedRateLimiter, type SharedRateLimit } from './shared-rate-limits.ts';

const MINUTE_MS = 60_000;
let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

/** Calls that pass, made through the limiters in turn. */
async function passing(limiters: RateLimits[], calls: number, key: string): Promise<number> {
  let passed = 0;
  for (let n = 0; n < calls; n += 1) {
    const took = limiters[n % limiters.length]?.take(key);
    passed += await Promise.resolve(took).then(
      () => 1,
      () => 0,
    );
  }
  return passed;
}

const limit = (name: string, share = 1): SharedRateLimit => ({
  name,
  max: 10,
  windowMs: MINUTE_MS,
  share,
});

describe('limits that processes share', () => {
  const process = (clock: TestClock, of: SharedRateLimit) =>
    new SharedRateLimiter(world.db.sql, clock, of);

  it('count for all of them together, until the window ends', async () => {
    const clock = new TestClock();
    const both = [process(clock, limit('exact')), process(clock, limit('exact'))];
    expect(await passing(both, 30, 'a')).toBe(10);
    expect(await passing(both, 4, 'b')).toBe(4);
    await expect(both[1]?.take('a')).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(await passing([process(clock, limit('other'))], 12, 'a')).toBe(10);
    clock.advance(MINUTE_MS);
    expect(await passing(both, 12, 'a')).toBe(10);
    await both[0]?.giveBack('b');
    clock.advance(2 * MINUTE_MS);
    expect(await passing(both, 12, 'b')).toBe(10);
  });

  it('give a call back to all of them', async () => {
    const clock = new TestClock();
    const [one, two] = [process(clock, limit('back')), process(clock, limit('back'))];
    expect(await passing([one], 10, 'a')).toBe(10);
    await one.giveBack('a');
    expect(await passing([two], 2, 'a')).toBe(1);
  });

  it('may be taken in shares, which never adds up to more', async () => {
    const clock = new TestClock();
    const one = process(clock, limit('shares', 4));
    const passed = await passing([one, process(clock, limit('shares', 4))], 40, 'a');
    expect(passed).toBeLessThanOrEqual(10);
    expect(passed).toBeGreaterThan(6);
    clock.advance(MINUTE_MS);
    expect(await passing([one], 40, 'a')).toBe(10);
  });

  it('continue in each process while the database is unavailable', async () => {
    let asked = 0;
    const away = () => Promise.reject(new DatabaseUnavailableError('DB_UNAVAILABLE', null));
    const frozen = () => new Promise<never>(() => undefined);
    for (const answer of [away, frozen]) {
      const query = () => {
        asked += 1;
        return answer();
      };
      const lonely = new SharedRateLimiter({ query }, new TestClock(), limit('away'));
      expect(await passing([lonely], 12, 'a')).toBe(10);
    }
    expect(asked).toBe(2); // not for each call, which would wait again
  });

  it('are deleted by a job', async () => {
    const { clock, db } = world;
    await process(clock, limit('forgotten')).take('a');
    const left = async () => (await db.sql.query('select 1 from request_windows')).rows.length;
    expect(await left()).toBeGreaterThan(0);
    clock.advance(90 * MINUTE_MS);
    await world.runJob('forget-request-windows');
    expect(await left()).toBe(0);
  });

  it('apply to the product’s own forms', async () => {
    const beside = await createTestApp({ db: world.db, clock: world.clock });
    const send = (to: TestApp, n: number) =>
      to.anonymous.post('/newsletterSubscriptions', { email: `n${n}@example.com`, consent: true });
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1)
      statuses.push((await send(n % 2 === 0 ? world : beside, n)).status);
    await beside.close();
    // the embedded database belongs to one process, so the processes of this test count separately
    const allowed = world.db.engine === 'postgres' ? 10 : 12;
    expect(statuses.filter((status) => status < 400)).toHaveLength(allowed);
  });
});

it('a limit of one process counts alone', async () => {
  const clock = new TestClock();
  const own = new RateLimiter(clock, { max: 2, windowMs: MINUTE_MS });
  expect(await passing([own], 5, 'a')).toBe(2);
  clock.advance(MINUTE_MS);
  expect(await passing([own], 5, 'a')).toBe(2);
});
