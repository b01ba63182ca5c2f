import type { Booking, OwnSpot } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import type { TestPerson } from '../../test/people.ts';
import { codeOf, makeCode } from '../../test/promo-codes.ts';

const FIFTY = Array.from({ length: 50 }, (_, index) => index);
const PEOPLE = 5;
let world: TestApp;
let beside: TestApp;
let agency: TestPerson;
let people: TestPerson[];
let reef: OwnSpot;

beforeAll(async () => {
  world = await createTestApp({ env: { TRUST_PROXY: 'yes' } });
  beside = await createTestApp({ db: world.db, clock: world.clock, env: { TRUST_PROXY: 'yes' } });
  agency = await world.createAdministrator();
  reef = await addSpot(agency, { average_cost: '$280' });
  people = await Promise.all(FIFTY.slice(0, PEOPLE).map(() => world.createTraveler()));
});
afterAll(async () => {
  await beside.close();
  await world.close();
});

/** Sends each request from a different address, because wrong codes are limited by address. */
const send = (n: number, method: 'POST' | 'PUT', path: string, body: object) => {
  const { app } = n % 2 ? world : beside;
  const { token = '' } = people[n % PEOPLE] ?? {};
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': `192.0.2.${n}` };
  return app.inject({ method, url: `/api${path}`, headers, payload: body });
};
/** Tries again while the server is too busy. */
const book = async (n: number, code?: string) => {
  const input = bookingInput(reef, { ...(code && { code }) });
  let answer = await send(n, 'POST', '/bookings', input);
  while (answer.statusCode === 503) answer = await send(n, 'POST', '/bookings', input);
  return { status: answer.statusCode, body: answer.json<Booking & { code?: string }>() };
};
const stored = async (codeId: string) => {
  const { rows } = await world.db.sql.query<{ live: number }>(
    'select count(*)::int as live from promo_uses where code_id = $1 and given_back_at is null',
    [codeId],
  );
  return rows[0]?.live;
};

it('if fifty people book with the last use at once, in two processes, one gets it', async () => {
  const code = await makeCode(agency, { maxUses: 1 });
  const answers = await Promise.all(FIFTY.map((n) => book(n, code.code)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['code_not_valid']));
  expect(refused).toHaveLength(49);
  expect(await codeOf(agency, code)).toMatchObject({ used: 1, state: 'used_up' });
  expect(await stored(code._id)).toBe(1);
});

it('bookings that swap two codes at once keep the counts of both right', async () => {
  const codes = [await makeCode(agency, { maxUses: 9 }), await makeCode(agency, { maxUses: 9 })];
  const bookings = await Promise.all(FIFTY.slice(0, 6).map((n) => book(n)));
  for (const round of [0, 1, 2]) {
    const swaps = bookings.map(async ({ body }, n) => {
      const { code } = codes[(n + round) % 2] ?? { code: '' };
      const trip = { travelDate: body.travelDate, travelDuration: body.travelDuration };
      const answer = await send(n, 'PUT', `/bookings/${body._id}`, { ...trip, code });
      return answer.statusCode;
    });
    expect(new Set(await Promise.all(swaps))).toEqual(new Set([200]));
    for (const code of codes) {
      expect([(await codeOf(agency, code)).used, await stored(code._id)]).toEqual([3, 3]);
    }
  }
});

it('thirty wrong codes from one address are answered, then no more for ten minutes', async () => {
  const quote = (code: string, address = '198.51.100.7') =>
    world.app.inject({
      method: 'POST',
      url: '/api/quotes',
      headers: { 'x-forwarded-for': address },
      payload: { spotId: reef._id, travelDate: '2090-06-15', travelDuration: 1, code },
    });
  const right = await makeCode(agency);
  for (let n = 0; n < 3; n += 1) expect((await quote(right.code)).statusCode).toBe(200);
  const statuses = [];
  for (let n = 0; n < 31; n += 1) statuses.push((await quote(`WRONG${n}`)).statusCode);
  expect(statuses).toEqual([...Array<number>(30).fill(409), 429]);
  expect((await quote(right.code)).statusCode).toBe(429);
  expect((await quote(right.code, '198.51.100.8')).statusCode).toBe(200);
  world.clock.advance(10 * 60_000);
  expect((await quote(right.code)).statusCode).toBe(200);
});
