import { SAVED_PLACES_MAX, type Spot } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { callerWith } from '../../test/caller.ts';
import { addSpot } from '../../test/factories.ts';
import type { TestPerson } from '../../test/people.ts';

let world: TestApp;
let beside: TestApp;
let ada: TestPerson;
beforeAll(async () => {
  world = await createTestApp();
  beside = await createTestApp({ db: world.db, clock: world.clock });
});
afterAll(async () => {
  await beside.close();
  await world.close();
});

const merge = (who: Pick<TestPerson, 'post'>, spotIds: readonly string[]) =>
  who.post('/saved/merge', { spotIds });
const idsOf = (body: unknown) =>
  (body as { places: { spotId: string }[] }).places.map(({ spotId }) => spotId);
const saved = async (who: Pick<TestPerson, 'get'>) => idsOf((await who.get('/saved')).body);
const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => `place-${String(from + n).padStart(4, '0')}`);

it('[F2] stores nothing without the person’s consent [attack places saved in an account without consent]', async () => {
  ada = await world.createTraveler();
  expect((await ada.get('/saved')).body).toEqual({ kept: false, places: [] });
  const refused = await ada.put('/saved/fuji', {});
  expect([refused.status, refused.body.code]).toEqual([409, 'saved_places_off']);
  expect((await ada.get('/saved')).body).toEqual({ kept: false, places: [] });
});

it('[F3] merges two devices and a signed-out phone without losses or duplicates [incident saved places on two devices]', async () => {
  ada = await world.createTraveler();
  const there = callerWith(beside.app, { authorization: `Bearer ${ada.token}` });
  // the laptop turns saving on, then the tablet, which had other places; then the phone signs in
  expect((await merge(ada, ['fuji', 'braies'])).body).toMatchObject({ kept: true });
  expect(idsOf((await merge(there, ['braies', 'petra'])).body).sort()).toEqual([
    'braies',
    'fuji',
    'petra',
  ]);
  world.clock.advance(60_000);
  await Promise.all([
    merge(ada, ['phone-1', 'fuji']),
    there.put('/saved/tablet-1', {}),
    ada.put('/saved/laptop-1', {}),
    there.delete('/saved/braies'),
  ]);
  const all = ['fuji', 'laptop-1', 'petra', 'phone-1', 'tablet-1'];
  expect((await saved(ada)).sort()).toEqual(all);
  expect((await saved(there)).sort()).toEqual(all);
  // the places saved in the last minute come first
  expect((await saved(ada)).slice(0, 3).sort()).toEqual(['laptop-1', 'phone-1', 'tablet-1']);
});

it('saving twice changes nothing, and neither does removing a place that isn’t there', async () => {
  ada = await world.createTraveler();
  await merge(ada, []);
  for (let press = 0; press < 2; press += 1) {
    expect((await ada.put('/saved/fuji', {})).body).toEqual({ saved: true });
  }
  expect(await saved(ada)).toEqual(['fuji']);
  expect((await ada.delete('/saved/fuji')).body).toEqual({ deletedCount: 1 });
  expect((await ada.delete('/saved/fuji')).body).toEqual({ deletedCount: 0 });
  expect(await saved(ada)).toEqual([]);
});

it(`refuses the ${SAVED_PLACES_MAX + 1}st place, and a merge that would be longer as a whole [attack saved places without end]`, async () => {
  ada = await world.createTraveler();
  const there = callerWith(beside.app, { authorization: `Bearer ${ada.token}` });
  await merge(ada, numbered(SAVED_PLACES_MAX - 1));
  const late = await Promise.all([
    ada.put('/saved/last-1', {}),
    there.put('/saved/last-2', {}),
    merge(there, ['last-3']),
  ]);
  expect(late.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const full = await saved(ada);
  expect(full).toHaveLength(SAVED_PLACES_MAX);
  const refused = await merge(ada, numbered(3, 9000));
  expect([refused.status, refused.body.code]).toEqual([409, 'too_many_saved']);
  expect(await saved(ada)).toEqual(full);
  // places that are already saved need no room
  expect((await merge(ada, numbered(5))).status).toBe(200);
  const tooMany = await merge(ada, numbered(SAVED_PLACES_MAX + 1));
  expect([tooMany.status, tooMany.body.field]).toEqual([400, 'spotIds']);
});

it('[F2] deletes the list when consent is withdrawn [incident consent that is withdrawn]', async () => {
  ada = await world.createTraveler();
  await merge(ada, ['fuji', 'petra']);
  expect((await ada.delete('/saved')).body).toEqual({ deletedCount: 2 });
  expect((await ada.get('/saved')).body).toEqual({ kept: false, places: [] });
  expect((await ada.put('/saved/fuji', {})).status).toBe(409);
});

it('is a list of only one person [attack the saved places of others]', async () => {
  ada = await world.createTraveler();
  const bob = await world.createTraveler();
  await merge(ada, ['fuji']);
  await merge(bob, ['petra']);
  expect(await saved(bob)).toEqual(['petra']);
  await bob.delete('/saved/fuji');
  await bob.delete('/saved');
  expect(await saved(ada)).toEqual(['fuji']);
  for (const [method, url] of [
    ['GET', '/api/saved'],
    ['DELETE', '/api/saved'],
    ['PUT', '/api/saved/fuji'],
    ['DELETE', '/api/saved/fuji'],
    ['POST', '/api/saved/merge'],
  ] as const) {
    const answer = await world.app.inject({ method, url });
    expect(answer.statusCode, `${method} ${url}`).toBe(401);
  }
});

it('is in the export, and deleted with the account [incident consent that is withdrawn]', async () => {
  ada = await world.createTraveler();
  await merge(ada, ['fuji']);
  const { body } = await ada.get('/account/export');
  expect(body).toMatchObject({
    savedPlacesSince: world.clock.now().toISOString(),
    savedPlaces: [{ spotId: 'fuji', savedAt: world.clock.now().toISOString() }],
  });
  expect((await ada.delete(`/users/${ada.uid}`)).status).toBe(200);
  const { rows } = await world.db.sql.query('select 1 from saved_spots where uid = $1', [ada.uid]);
  expect(rows).toEqual([]);
});

it('places are read by their ids, in that order, and missing ones are left out', async () => {
  ada = await world.createTraveler();
  const [one, two] = [await addSpot(ada), await addSpot(ada)];
  const anyone = callerWith(world.app, {});
  const read = async (...ids: string[]) => {
    const { body, status } = await anyone.get(`/places?ids=${encodeURIComponent(ids.join(','))}`);
    expect(status).toBe(200);
    return (body as unknown as Spot[]).map(({ _id }) => _id);
  };
  expect(await read(two._id, 'gone', one._id, two._id, '')).toEqual([two._id, one._id]);
  expect((await anyone.get('/places')).status).toBe(400);
  await ada.delete(`/allSpots/${two._id}`);
  expect(await read(two._id, one._id)).toEqual([one._id]);
});
