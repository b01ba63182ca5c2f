import { costText, type OwnSpot } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, openTestDatabase, type TestApp } from '../../../test/app.ts';
import { addSpot, spotInput } from '../../../test/factories.ts';
import type { TestPerson } from '../../../test/people.ts';
import { callerWith } from '../../../test/caller.ts';
import type { Database } from '../../../db/database.ts';

let db: Database;
let before: TestApp;
let after: TestApp;
let person: TestPerson;
let spot: OwnSpot;
beforeAll(async () => {
  db = await openTestDatabase();
  before = await createTestApp({ db, env: { CURRENCY: 'usd' } });
  const { token, ...rest } = await before.createTraveler();
  spot = await addSpot(rest, { average_cost: '$205' });
  after = await createTestApp({ db, env: { CURRENCY: 'eur' } });
  person = { ...rest, token, ...callerWith(after.app, { authorization: `Bearer ${token}` }) };
});
afterAll(async () => {
  await after.close();
  await before.close();
  await db.close();
});

const put = (change: Parameters<typeof spotInput>[0]) =>
  person.put(`/allSpots/${spot._id}`, spotInput(change));

it.each(['$205', 'USD 205', '205'])(
  'an edit of only the description doesn’t change the price: %s [incident CURRENCY changed under existing destinations]',
  async (average_cost) => {
    const { status, body } = await put({ average_cost, description: 'Corrected.' });
    expect([status, body]).toMatchObject([200, { average_cost: '$205', currency: 'usd' }]);
    expect((await after.anonymous.get(`/allSpots/${spot._id}`)).body.average_cost).toBe('$205');
  },
);

it('a new cost is in the destination’s own currency, and no other', async () => {
  expect((await put({ average_cost: '$210.50' })).body.average_cost).toBe('$210.50');
  expect((await put({ average_cost: '211' })).body.average_cost).toBe('$211');
  const refused = await put({ average_cost: '€211' });
  expect([refused.status, refused.body.field]).toEqual([400, 'average_cost']);
});

it('a new destination is priced in the current currency', async () => {
  const { body } = await person.post('/allSpots', spotInput({ spot: 'New', average_cost: '€90' }));
  expect([body.average_cost, body.currency]).toEqual([costText(9000, 'eur'), 'eur']);
});
