import {
  USUAL_PRICE_RULES,
  type Booking,
  type OwnSpot,
  type PromoCode,
  type Quote,
} from '@wayfarer/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import type { Answer, Caller } from '../../test/caller.ts';
import type { TestPerson } from '../../test/people.ts';
import { aCode, codeOf, makeCode } from '../../test/promo-codes.ts';

let world: TestApp;
let agency: TestPerson;
let ada: TestPerson;
let reef: OwnSpot;

beforeAll(async () => {
  world = await createTestApp();
  agency = await world.createAdministrator();
  reef = await addSpot(agency, { spot: 'Great Barrier Reef', average_cost: '$280' });
});
afterAll(() => world.close());
beforeEach(async () => {
  ada = await world.createTraveler();
});

const TRIP = { travelDate: '2090-06-15', travelDuration: 2 };
const book = (code: string | undefined, change: object = {}) =>
  ada.post('/bookings', bookingInput(reef, { ...TRIP, ...(code && { code }), ...change }));
const booked = async (code: string | undefined, change: object = {}) => {
  const { body, status } = await book(code, change);
  expect(status).toBe(201);
  return body as Booking;
};
const change = (booking: Booking, changes: object) =>
  ada.put(`/bookings/${booking._id}`, { ...TRIP, ...changes });
const usesOf = async (code: PromoCode) => (await codeOf(agency, code)).used;
const outbox = async () =>
  (
    await world.db.sql.query<{ text: string }>(
      'select text_body as text from mail_outbox order by created_at',
    )
  ).rows;

describe('a promo code', () => {
  it('gives one price in quote, booking, payment and email, in any case and with spaces', async () => {
    const prices = {
      ...USUAL_PRICE_RULES,
      fees: [{ label: 'Reef levy', per: 'person_day', minor: 800, payAt: 'now' }],
    };
    const path = `/operator/spots/${reef._id}/prices`;
    const { revision } = (await agency.get(path)).body as { revision: number };
    await agency.put(path, { prices, revision });
    const made = await makeCode(agency, { code: 'Harbor 50', minor: 5000 });
    const typed = ' hARBOR50 ';
    const asked = await ada.post('/quotes', { spotId: reef._id, ...TRIP, code: typed });
    const quote = asked.body as Quote;
    expect(quote.lines.map(({ amount, kind, label }) => [kind, label, amount])).toEqual([
      ['adult', undefined, 56_000],
      ['promo', 'Harbor 50', -5000],
      ['fee', 'Reef levy', 1600],
    ]);
    expect(quote.promo).toEqual({ code: 'Harbor 50', minor: 5000 });
    const booking = await booked(typed, { total: quote.breakdown.total });
    expect(booking).toMatchObject({
      priceLines: quote.lines,
      promo: quote.promo,
      breakdown: { total: 52_600, dueNow: 26_300 },
    });
    const { body } = await ada.post('/payments/create-payment-intent', { bookingId: booking._id });
    expect(body.amount).toBe(26_300);
    const mail = (await outbox()).findLast(({ text }) => text.includes('Code'))?.text ?? '';
    expect(mail).toMatch(/Code .*Harbor 50.*\$50[\s\S]*Reef levy.*\$16[\s\S]*\$526/);
    expect(await codeOf(agency, made)).toMatchObject({ used: 1, revenue: 52_600, given: 5000 });
    await agency.put(path, { prices: USUAL_PRICE_RULES, revision: revision + 1 });
  });

  it('gets the same refusal if it is wrong, ended, used up, or not for this trip', async () => {
    const ended = await makeCode(agency);
    await agency.post(`/operator/promoCodes/${ended._id}/end`);
    const usedUp = await makeCode(agency, { maxUses: 1 });
    await booked(usedUp.code);
    const refused = [
      'NOSUCHCODE',
      ended.code,
      usedUp.code,
      (await makeCode(agency, { fromOn: '2089-01-01' })).code,
      (await makeCode(agency, { untilOn: '2000-01-01' })).code,
      (await makeCode(agency, { travelFrom: '2090-06-16' })).code,
      (await makeCode(agency, { travelTo: '2090-06-14' })).code,
      (await makeCode(agency, { offers: ['another'] })).code,
      (await makeCode(agency, { minTotal: 56_001 })).code,
    ];
    const bodies = [];
    for (const code of refused) {
      const { body, status } = await book(code);
      expect(status).toBe(409);
      bodies.push({ code: body.code, field: body.field, message: body.message });
      const quoted = await ada.post('/quotes', { spotId: reef._id, ...TRIP, code });
      expect(quoted.body.code).toBe('code_not_valid');
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toMatchObject({ code: 'code_not_valid', field: 'code' });
    for (const fits of [{ minTotal: 56_000 }, { offers: [reef._id] }, { travelTo: '2090-06-15' }]) {
      await booked((await makeCode(agency, fits)).code);
    }
  });

  it('leaves one cent of the trip, even if it takes off more, and is for its own currency', async () => {
    const all = await makeCode(agency, { percent: 100, minor: null });
    expect((await booked(all.code)).breakdown).toMatchObject({ total: 1, dueNow: 1 });
    const more = await makeCode(agency, { minor: 9_999_999 });
    expect((await booked(more.code)).breakdown.total).toBe(1);
    const foreign = await makeCode(agency);
    await world.db.sql.query("update promo_codes set currency = 'eur' where id = $1", [
      foreign._id,
    ]);
    expect((await book(foreign.code)).body.code).toBe('code_not_valid');
  });

  it('is limited for each person, regardless of letter case', async () => {
    const code = await makeCode(agency, { maxEach: 1 });
    const first = await booked(code.code);
    expect((await book(code.code.toLowerCase())).body.code).toBe('code_not_valid');
    await ada.delete(`/bookings/${first._id}`);
    await booked(code.code);
    ada = await world.createTraveler();
    await booked(code.code);
    expect(await usesOf(code)).toBe(2);
  });
});

describe('the code of a booking', () => {
  it('is added, replaced and removed as long as nothing is paid, and cancels an open payment', async () => {
    const [ten, fifty] = [
      await makeCode(agency, { percent: 10, minor: null }),
      await makeCode(agency, { minor: 5000 }),
    ];
    const booking = await booked(undefined);
    await ada.post('/payments/create-payment-intent', { bookingId: booking._id });
    const added = await change(booking, { code: ten.code });
    expect(added.body).toMatchObject({ promo: { percent: 10 }, breakdown: { total: 50_400 } });
    const again = await ada.post('/payments/create-payment-intent', { bookingId: booking._id });
    expect(again.body.amount).toBe(25_200);
    expect((await change(booking, { code: fifty.code })).body.breakdown.total).toBe(51_000);
    expect([await usesOf(ten), await usesOf(fifty)]).toEqual([0, 1]);
    expect((await change(booking, { code: fifty.code })).status).toBe(200);
    expect(await usesOf(fifty)).toBe(1);
    const removed = await change(booking, { code: null });
    expect(removed.body).toMatchObject({ breakdown: { total: 56_000 } });
    expect(removed.body.promo).toBeUndefined();
    expect(await usesOf(fifty)).toBe(0);
    expect((await change(booking, { code: fifty.code })).status).toBe(200);
    expect(await usesOf(fifty)).toBe(1);
  });

  it('stays with its discount when the trip changes, and says so if it isn’t for the new trip', async () => {
    const code = await makeCode(agency, { minor: 5000, travelTo: '2090-06-20' });
    const booking = await booked(code.code);
    await agency.put(`/operator/promoCodes/${code._id}`, {
      ...aCode({ minor: 100 }),
      code: undefined,
      revision: code.revision,
    });
    await agency.post(`/operator/promoCodes/${code._id}/end`);
    const longer = await change(booking, { travelDuration: 3 });
    expect(longer.body).toMatchObject({ breakdown: { total: 79_000 }, promo: { minor: 5000 } });
    await world.db.sql.query("update promo_codes set travel_to = '2090-06-20' where id = $1", [
      code._id,
    ]);
    const late = { travelDate: '2090-06-21', travelDuration: 3 };
    const refused = await change(booking, late);
    expect([refused.status, refused.body.code, refused.body.field]).toEqual([
      409,
      'code_not_valid',
      'code',
    ]);
    expect(refused.body.message).toContain(code.code);
    expect((await change(booking, { ...late, code: null })).body.breakdown.total).toBe(84_000);
  });

  it('is kept by staff who change the trip', async () => {
    const code = await makeCode(agency, { percent: 10, minor: null, travelTo: '2090-06-20' });
    const booking = await booked(code.code);
    const { body } = await agency.post(`/operator/bookings/${booking._id}/change`, {
      travelDate: '2090-07-01',
      travelDuration: 4,
      reason: 'A strike',
      revision: booking.revision,
    });
    expect(body.booking).toMatchObject({ promo: { percent: 10 }, breakdown: { total: 100_800 } });
    expect(await codeOf(agency, code)).toMatchObject({ used: 1, given: 11_200 });
  });

  it.each<[string, (booking: Booking) => Promise<unknown>]>([
    ['deleted', ({ _id }) => ada.delete(`/bookings/${_id}`)],
    [
      'canceled',
      ({ _id, revision }) =>
        ada.post(`/bookings/${_id}/cancellation`, {
          expectedRefund: 0,
          revision,
          reasonCode: 'illness',
        }),
    ],
    [
      'expired, by the version before',
      ({ _id }) => world.db.sql.query("update bookings set state = 'expired' where id = $1", [_id]),
    ],
  ])('is given back once if the booking is %s unpaid', async (_, end) => {
    const code = await makeCode(agency, { maxUses: 1 });
    const booking = await booked(code.code);
    expect(await codeOf(agency, code)).toMatchObject({ used: 1, state: 'used_up' });
    await end(booking);
    expect(await codeOf(agency, code)).toMatchObject({ used: 0, state: 'on' });
    await world.db.sql.query('update bookings set state = state where id = $1', [booking._id]);
    await booked(code.code);
    expect(await usesOf(code)).toBe(1);
  });

  it('counts again if an ended booking continues, and stays if money was paid', async () => {
    const code = await makeCode(agency, { maxUses: 1 });
    const { _id: id } = await booked(code.code);
    const set = (columns: string) =>
      world.db.sql.query(`update bookings set ${columns} where id = $1`, [id]);
    await set("state = 'expired'");
    await set("state = 'booked'");
    expect(await usesOf(code)).toBe(1);
    await set('counter_minor = 100');
    await set("state = 'cancelled'");
    expect(await usesOf(code)).toBe(1);
    await set("counter_minor = 0, state = 'booked'");
  });
});

describe('the promo codes of the agency', () => {
  it('are refused if they contradict themselves', async () => {
    const faults: [object, string][] = [
      [{ percent: 101, minor: null }, 'percent'],
      [{ percent: 5 }, 'minor'],
      [{ minor: null }, 'minor'],
      [{ minor: 0 }, 'minor'],
      [{ fromOn: '2027-05-02', untilOn: '2027-05-01' }, 'untilOn'],
      [{ travelFrom: '2027-05-02', travelTo: '2027-05-01' }, 'travelTo'],
      [{ code: '- -' }, 'code'],
      [{ offers: [] }, 'offers'],
      [{ maxUses: 0 }, 'maxUses'],
    ];
    for (const [fault, field] of faults) {
      const { body, status } = await agency.post('/operator/promoCodes', aCode(fault));
      expect([fault, status, body.field]).toEqual([fault, 400, field]);
    }
    const taken = await makeCode(agency, { code: 'Spring 27' });
    const twin = await agency.post('/operator/promoCodes', aCode({ code: 'SPRING27' }));
    expect([twin.status, twin.body.code, twin.body.field]).toEqual([409, 'name_taken', 'code']);
    expect(taken.state).toBe('on');
  });

  it('change for new bookings, are never overwritten unseen, and end for good', async () => {
    const code = await makeCode(agency, { minor: 5000 });
    const path = `/operator/promoCodes/${code._id}`;
    const booking = await booked(code.code);
    const { code: _, ...terms } = aCode({ minor: 100, note: 'Less' });
    const changed = await agency.put(path, { ...terms, revision: 1 });
    expect(changed.body).toMatchObject({ minor: 100, note: 'Less', revision: 2, used: 1 });
    expect((await agency.put(path, { ...terms, revision: 1 })).body.code).toBe('revision_changed');
    expect((await ada.get(`/bookings/${booking._id}`)).body.breakdown.total).toBe(51_000);
    const ended = await agency.post(`${path}/end`);
    expect(ended.body).toMatchObject({ state: 'ended' });
    expect((await agency.post(`${path}/end`)).body).toEqual(ended.body);
    expect((await agency.put(path, { ...terms, revision: 3 })).body.code).toBe('code_ended');
    const acts = await world.db.sql.query<{ action: string }>(
      'select action from audit_log where subject_id = $1 order by at',
      [code._id],
    );
    expect(acts.rows.map(({ action }) => action)).toEqual([
      'promo_code_made',
      'promo_code_changed',
      'promo_code_ended',
    ]);
  });

  it('require the permission to change settings', async () => {
    const code = await makeCode(agency);
    const { code: _, ...terms } = aCode();
    const path = `/operator/promoCodes/${code._id}`;
    const calls: ((who: Caller) => Promise<Answer>)[] = [
      (who) => who.get('/operator/promoCodes'),
      (who) => who.post('/operator/promoCodes', aCode()),
      (who) => who.put(path, { ...terms, revision: 1 }),
      (who) => who.post(`${path}/end`),
    ];
    for (const call of calls) {
      expect((await call(ada)).status).toBe(403);
      expect((await call(world.anonymous)).status).toBe(401);
    }
    expect((await agency.post('/operator/promoCodes/none/end')).status).toBe(404);
  });
});
