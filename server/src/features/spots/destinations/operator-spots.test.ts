import type { OperatorSpot, OperatorSpotRow, OwnSpot } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot, bookingInput, spotInput } from '../../../test/factories.ts';
import { makeMember, type TestPerson } from '../../../test/people.ts';

let world: TestApp;
let boss: TestPerson;
let writer: TestPerson;
let person: TestPerson;

beforeAll(async () => {
  world = await createTestApp();
  boss = await world.createAdministrator();
  writer = await world.createTraveler();
  await makeMember(world, writer, 'staff', ['spots.write']);
  person = await world.createTraveler();
});
afterAll(() => world.close());

const DETAILS = {
  included: ['Breakfast'],
  notIncluded: ['Flights'],
  bring: ['Boots'],
  highlights: ['Dawn at the pier'],
  meetingPoint: 'The pier',
  directions: 'Left of the church.',
  lat: 41,
  lon: 29,
  timeZone: 'Europe/Istanbul',
  phone: '+90 555',
  itinerary: [{ day: 1, title: 'Arrive', text: 'Tea.' }],
};
const PRICES = {
  per: 'person',
  childPercent: 50,
  infantPercent: 0,
  childBelow: 12,
  infantBelow: 2,
  maxParty: 8,
  groups: [],
};

const create = async (name: string, part: object = {}): Promise<OperatorSpot> => {
  const body = { facts: spotInput({ spot: name }), ...part };
  const answer = await writer.post('/operator/spots', body);
  expect(answer.status).toBe(201);
  return answer.body as OperatorSpot;
};
const read = async (id: string) => (await writer.get(`/operator/spots/${id}`)).body as OperatorSpot;
const actsOn = async (id: string) => {
  const { body } = await boss.get('/audit');
  return (body as { action: string; subjectId: string; byUserId: string }[])
    .filter(({ subjectId }) => subjectId === id)
    .map(({ action }) => action);
};

describe('the agency creates and changes destinations', () => {
  it('are the agency’s own, no matter who of the staff adds them, with all parts', async () => {
    const made = await create('Own Bay', { details: DETAILS, prices: PRICES });
    expect(made).toMatchObject({
      state: 'published',
      contributed: false,
      contributor: null,
      facts: { spot: 'Own Bay', average_cost: '$120' },
      details: { details: DETAILS, revision: 1 },
      prices: { prices: PRICES, revision: 1 },
      policy: { family: null, revision: 0 },
      waits: null,
    });
    expect((await world.anonymous.get(`/allSpots/${made._id}`)).body).toMatchObject({
      contributed: false,
      prices: PRICES,
    });
    expect((await writer.get('/allSpotsById')).body).toEqual([]);
    expect(await actsOn(made._id)).toEqual([
      'spot_prices_changed',
      'spot_details_changed',
      'spot_made',
    ]);
  });

  it('are made once if they are sent again', async () => {
    const headers = { 'idempotency-key': 'one-destination' };
    const body = { facts: spotInput({ spot: 'Once Bay' }) };
    const first = await writer.post('/operator/spots', body, headers);
    expect((await writer.post('/operator/spots', body, headers)).body._id).toBe(first.body._id);
    await world.db.sql.query(`delete from idempotency_keys where key = 'one-destination'`);
    expect((await writer.post('/operator/spots', body, headers)).body._id).toBe(first.body._id);
  });

  it('are changed in all parts at the versions that were read, or not at all [incident two colleagues change one destination]', async () => {
    const made = await create('Change Bay', { details: DETAILS });
    const facts = { value: spotInput({ spot: 'Changed Bay' }), version: made.version };
    const stale = await writer.put(`/operator/spots/${made._id}`, {
      facts,
      details: { value: DETAILS, revision: 0 },
    });
    expect([stale.status, stale.body.code]).toEqual([409, 'revision_changed']);
    expect((await read(made._id)).facts.spot).toBe('Change Bay');
    const saved = await writer.put(`/operator/spots/${made._id}`, {
      facts,
      details: { value: { ...DETAILS, phone: '+90 1' }, revision: 1 },
      prices: { value: PRICES, revision: 0 },
    });
    expect(saved.body).toMatchObject({
      facts: { spot: 'Changed Bay' },
      details: { details: { phone: '+90 1' }, revision: 2 },
      prices: { revision: 1 },
    });
    const again = await writer.put(`/operator/spots/${made._id}`, { facts });
    expect([again.status, again.body.code]).toEqual([409, 'revision_changed']);
    const { version } = saved.body;
    const both = await Promise.all(
      ['One Bay', 'Other Bay'].map((spot) =>
        writer.put(`/operator/spots/${made._id}`, {
          facts: { value: spotInput({ spot }), version },
        }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const costless = { ...facts.value, average_cost: 'much' };
    const refused = await writer.put(`/operator/spots/${made._id}`, {
      facts: { value: costless, version: (await read(made._id)).version },
    });
    expect(refused.status).toBe(400);
  });

  it('have their own payment plan, which is refused like the agency’s would be', async () => {
    const plan = { now: { percent: 30 }, balanceDays: 30 };
    const made = await create('Plan Bay', { prices: { ...PRICES, plan } });
    expect(made.prices.prices).toEqual({ ...PRICES, plan });
    const path = `/operator/spots/${made._id}/prices`;
    for (const wrong of [
      { now: { percent: 0 }, balanceDays: 30 },
      { now: { percent: 100 }, balanceDays: 30 },
      { now: { minor: 0 }, balanceDays: 30 },
      { now: 'total', balanceDays: 30 },
      { now: 'day', balanceDays: 366 },
    ]) {
      const refused = await writer.put(path, { prices: { ...PRICES, plan: wrong }, revision: 1 });
      expect([wrong, refused.status, refused.body.code]).toEqual([wrong, 400, 'invalid_input']);
      expect(refused.body.field).toContain('plan');
    }
    expect((await person.put(path, { prices: PRICES, revision: 1 })).status).toBe(403);
    expect((await writer.put(path, { prices: PRICES, revision: 1 })).body.prices).toEqual(PRICES);
    expect((await read(made._id)).prices).toEqual({ prices: PRICES, revision: 2 });
  });

  it('[incident a decimal comma in a price] have prices as people write them; ambiguous ones are refused', async () => {
    const facts = (average_cost: string) => ({
      facts: { ...spotInput({ spot: 'Comma Bay' }), average_cost },
    });
    const made = await writer.post('/operator/spots', facts('139,50'));
    expect([made.status, made.body.facts.average_cost]).toEqual([201, '$139.50']);
    for (const cost of ['1.250', '-5', '1e3', '1.250,00 €']) {
      const refused = await writer.post('/operator/spots', facts(cost));
      expect([cost, refused.status, refused.body.field]).toEqual([cost, 400, 'average_cost']);
    }
    const asked = await writer.post('/operator/spots', facts('1.250'));
    expect(asked.body.message).toContain('could be $1,250.00 or $1.25');
  });

  it('[incident a decimal comma in a price] need a confirmation before a price moves far, and both prices are kept', async () => {
    const made = await create('Price Bay');
    const change = (average_cost: string, version: string, more: object = {}) =>
      writer.put(`/operator/spots/${made._id}`, {
        facts: { value: { ...spotInput({ spot: 'Price Bay' }), average_cost }, version },
        ...more,
      });
    for (const cost of ['$13950', '$39']) {
      const refused = await change(cost, made.version);
      expect([refused.status, refused.body.code]).toEqual([409, 'price_moved_far']);
      expect(refused.body.message).toContain('from $120.00 to');
    }
    expect((await read(made._id)).facts.average_cost).toBe('$120');
    const near = await change('$360', made.version);
    expect(near.body.facts.average_cost).toBe('$360');
    const far = await change('$90', near.body.version, { confirmPrice: true });
    expect(far.body.facts.average_cost).toBe('$90');
    const history = await writer.get(`/operator/spots/${made._id}/price-history`);
    expect(history.body).toMatchObject([
      { before: '$360', after: '$90', byName: writer.name },
      { before: '$120', after: '$360' },
    ]);
    const { body } = await boss.get('/audit');
    const entry = (body as { subjectId: string; detail: object }[]).find(
      ({ subjectId }) => subjectId === made._id,
    );
    expect(entry?.detail).toMatchObject({ costBefore: 36_000, costAfter: 9000, currency: 'usd' });
    expect((await world.anonymous.get(`/operator/spots/${made._id}/price-history`)).status).toBe(
      401,
    );
    expect((await person.get(`/operator/spots/${made._id}/price-history`)).status).toBe(403);
  });

  it('record which facts were changed', async () => {
    const made = await create('Words Bay');
    const value = spotInput({ spot: 'Words Bay', description: 'Other words.' });
    await writer.put(`/operator/spots/${made._id}`, { facts: { value, version: made.version } });
    const { body } = await boss.get('/audit');
    const entry = (body as { subjectId: string; detail: object }[]).find(
      ({ subjectId }) => subjectId === made._id,
    );
    expect(entry?.detail).toMatchObject({ changed: 'description' });
    expect(entry?.detail).not.toHaveProperty('costAfter');
  });

  it('can be contributions, which are corrected and stay the traveler’s', async () => {
    const spot = await addSpot(person, { spot: 'Their Bay' });
    const { version } = await read(spot._id);
    const value = spotInput({ spot: 'Their Bay', description: 'Corrected.' });
    const saved = await writer.put(`/operator/spots/${spot._id}`, { facts: { value, version } });
    expect(saved.body).toMatchObject({
      contributed: true,
      contributor: { _id: person.uid, name: person.name },
      facts: { description: 'Corrected.' },
      waits: 'online',
    });
    expect(JSON.stringify(saved.body)).not.toContain(person.email);
  });

  it('require the permission [attack decisions about destinations without the permission]', async () => {
    const made = await create('Guarded Bay');
    const moderator = await world.createTraveler();
    await makeMember(world, moderator, 'staff', ['spots.moderate']);
    const calls = [
      ['GET', '/operator/spots'],
      ['GET', '/operator/spots.csv'],
      ['GET', `/operator/spots/${made._id}`],
      ['POST', '/operator/spots'],
      ['PUT', `/operator/spots/${made._id}`],
      ['POST', `/operator/spots/${made._id}/archive`],
      ['POST', `/operator/spots/${made._id}/restore`],
    ] as const;
    for (const [method, path] of calls) {
      const call = (by: Pick<TestPerson, 'get' | 'post' | 'put'>) =>
        method === 'GET' ? by.get(path) : method === 'PUT' ? by.put(path, {}) : by.post(path, {});
      expect((await call(world.anonymous)).status).toBe(401);
      expect((await call(person)).status).toBe(403);
      expect((await call(moderator)).status).toBe(403);
    }
    expect((await writer.get('/operator/spots/nothing')).status).toBe(404);
    const archive = { reason: 'Gone.' };
    expect((await writer.post('/operator/spots/nothing/archive', archive)).status).toBe(404);
    expect((await writer.post('/operator/spots/nothing/restore')).status).toBe(404);
  });
});

describe('a destination is archived and restored', () => {
  it('its bookings, details, prices and policy are there again under the same id', async () => {
    const made = await create('Archive Bay', { details: DETAILS, prices: PRICES });
    const { body: seen } = await world.anonymous.get(`/allSpots/${made._id}`);
    const booked = (await person.post('/bookings', bookingInput(seen))).body;
    const families = (await read(made._id)).policies;
    const family = families.at(-1)?.family;
    const given = { policy: { value: family, revision: 0 } };
    await writer.put(`/operator/spots/${made._id}`, given);

    const mute = await writer.post(`/operator/spots/${made._id}/archive`, { reason: ' ' });
    expect([mute.status, mute.body.field]).toEqual([400, 'reason']);
    const gone = await writer.post(`/operator/spots/${made._id}/archive`, { reason: 'Storm.' });
    expect(gone.body).toMatchObject({ state: 'archived', reason: 'Storm.', tripsAhead: 1 });
    expect((await world.anonymous.get(`/allSpots/${made._id}`)).status).toBe(404);
    const refused = await person.post('/bookings', bookingInput(seen));
    expect([refused.status, refused.body.code]).toEqual([409, 'spot_unknown']);
    expect((await person.get(`/bookings/${booked._id}`)).body).toMatchObject({
      spotId: null,
      offerId: made._id,
      travelSpot: 'Archive Bay',
    });
    const trip = (await person.get(`/trips/${booked._id}`)).body;
    expect(trip.place).toMatchObject({ meetingPoint: 'The pier', lat: 41 });
    expect(trip.itinerary).toHaveLength(trip.booking.travelDuration);
    for (const change of [{ details: { value: DETAILS, revision: 1 } }, {}]) {
      const late = await writer.put(`/operator/spots/${made._id}`, change);
      expect([late.status, late.body.code]).toEqual([409, 'not_published']);
    }
    const twice = await writer.post(`/operator/spots/${made._id}/archive`, { reason: 'Again.' });
    expect(twice.body.code).toBe('not_published');

    const back = await writer.post(`/operator/spots/${made._id}/restore`);
    expect(back.body).toMatchObject({
      _id: made._id,
      state: 'published',
      details: { details: DETAILS, revision: 1 },
      prices: { prices: PRICES, revision: 1 },
      policy: { family, revision: 1 },
    });
    expect((await world.anonymous.get(`/allSpots/${made._id}`)).body).toMatchObject(seen);
    expect((await person.get(`/bookings/${booked._id}`)).body.spotId).toBe(made._id);
    expect((await writer.post(`/operator/spots/${made._id}/restore`)).status).toBe(404);
    expect((await actsOn(made._id)).slice(0, 2)).toEqual(['spot_restored', 'spot_archived']);
  });

  it('its contributor reads the reason, in My spots and in an email, and can neither change nor delete it [attack a destination of the archive changed by its contributor]', async () => {
    const spot = await addSpot(person, { spot: 'Fallen Bay' });
    await writer.post(`/operator/spots/${spot._id}/archive`, { reason: 'The bridge is gone.' });
    const own = ((await person.get('/allSpotsById')).body as OwnSpot[]).find(
      ({ _id }) => _id === spot._id,
    );
    expect(own).toMatchObject({ state: 'archived', reason: 'The bridge is gone.' });
    const { rows } = await world.db.sql.query<{ text: string }>(
      'select text_body as text from mail_outbox where recipient = $1 and subject = $2',
      [person.email, 'Fallen Bay is no longer offered'],
    );
    expect(rows[0]?.text).toContain('The bridge is gone.');
    expect((await person.put(`/allSpots/${spot._id}`, spotInput())).status).toBe(404);
    expect((await person.delete(`/allSpots/${spot._id}`)).status).toBe(404);
    const back = await writer.post(`/operator/spots/${spot._id}/restore`);
    expect(back.body).toMatchObject({ contributed: true, waits: 'online' });
    expect((await person.get('/allSpotsById')).body).toEqual(
      expect.arrayContaining([expect.objectContaining({ _id: spot._id, state: 'published' })]),
    );
  });

  it('a contribution doesn’t come back under a name that the agency now uses [attack the agency’s name taken through the archive]', async () => {
    const spot = await addSpot(person, { spot: 'Contested Bay' });
    await writer.post(`/operator/spots/${spot._id}/archive`, { reason: 'Empty.' });
    await create('Contested Bay');
    const refused = await writer.post(`/operator/spots/${spot._id}/restore`);
    expect([refused.status, refused.body.code]).toEqual([409, 'name_taken']);
  });

  it('keeps an archived destination without a name after its account was deleted', async () => {
    const leaver = await world.createTraveler();
    const spot = await addSpot(leaver, { spot: 'Left Bay' });
    await writer.post(`/operator/spots/${spot._id}/archive`, { reason: 'Empty.' });
    expect((await leaver.delete(`/users/${leaver.uid}`)).status).toBe(200);
    expect(await read(spot._id)).toMatchObject({ state: 'archived', contributor: null });
    const { rows } = await world.db.sql.query(
      'select id from spot_archive where owner_uid = $1 or created_by = $2',
      [leaver.uid, leaver.email],
    );
    expect(rows).toEqual([]);
  });
});

describe('the list of all destinations', () => {
  const list = async (query: string) => {
    const { body, headers, status } = await writer.get(`/operator/spots?${query}`);
    expect(status).toBe(200);
    return { rows: body as OperatorSpotRow[], link: headers.link as string | undefined };
  };
  const names = (rows: OperatorSpotRow[]) => rows.map(({ spot }) => spot);

  it('finds, filters, sorts and continues, in any state', async () => {
    const costs = { 'Listed C': '$300', 'Listed A': '$100', 'Listed B': '$200' };
    const made: Record<string, string> = {};
    for (const [name, average_cost] of Object.entries(costs)) {
      const facts = spotInput({ spot: name, average_cost, category: 'mountain' });
      made[name] = (await create(name, { facts }))._id;
      world.clock.advance(1000);
    }
    const theirs = await addSpot(person, { spot: 'Listed D', average_cost: '$50' });
    await writer.post(`/operator/spots/${made['Listed B']}/archive`, { reason: 'Closed.' });

    const all = await list('q=listed');
    expect(all.rows.map(({ spot, state, contributed }) => [spot, state, contributed])).toEqual([
      ['Listed A', 'published', false],
      ['Listed B', 'archived', false],
      ['Listed C', 'published', false],
      ['Listed D', 'published', true],
    ]);
    expect(all.rows.at(-1)?.waits).toBe('online');
    expect(names((await list('q=listed&sort=price')).rows)).toEqual([
      'Listed D',
      'Listed A',
      'Listed B',
      'Listed C',
    ]);
    expect(names((await list('q=listed&sort=newest')).rows)[0]).toBe('Listed D');
    expect(names((await list('q=listed&state=archived')).rows)).toEqual(['Listed B']);
    expect(names((await list('q=listed&origin=contributed')).rows)).toEqual(['Listed D']);
    expect(names((await list('q=listed&category=mountain&origin=own')).rows)).toHaveLength(3);
    expect(names((await list('q=listed&state=waiting')).rows)).toEqual([]);

    for (const order of ['sort=name', 'sort=price&direction=desc', 'sort=newest']) {
      const whole = names((await list(`q=listed&${order}`)).rows);
      const seen: string[] = [];
      let query: string | undefined = `q=listed&${order}&limit=1`;
      while (query !== undefined) {
        const { link, rows } = await list(query);
        seen.push(...names(rows));
        query = /\?([^>]*)>/.exec(link ?? '')?.[1];
      }
      expect(seen).toEqual(whole);
    }
    const foreign = await writer.get('/operator/spots?sort=price&cursor=nonsense');
    expect([foreign.status, foreign.body.field]).toEqual([400, 'cursor']);
    await person.delete(`/allSpots/${theirs._id}`);
  });

  it('is a table for spreadsheets, without formulas', async () => {
    await create('Sheet', { facts: spotInput({ spot: '=SHEET()', location: 'Sheetland' }) });
    const answer = await writer.get('/operator/spots.csv?q=sheetland');
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(String(answer.headers['content-disposition'])).toMatch(/destinations-.*\.csv/);
    expect(answer.body).toContain(
      'Destination,Country,Place,Kind,State,From,Currency,Cost per day',
    );
    expect(answer.body).toContain(
      `"'=SHEET()","Portugal","Sheetland","beach","published","agency","USD","120.00",`,
    );
    const { rows: taken } = await world.db.sql.query(
      `select detail from audit_log where action = 'destinations_exported'`,
    );
    expect(taken).toEqual([{ detail: { state: 'all' } }]);
  });
});
