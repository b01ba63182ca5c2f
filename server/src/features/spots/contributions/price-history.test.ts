import type { OwnSpot, Submission } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot, spotInput } from '../../../test/factories.ts';
import type { TestPerson } from '../../../test/people.ts';

let world: TestApp;
let boss: TestPerson;
beforeAll(async () => {
  world = await createTestApp({ env: { CONTRIBUTIONS: 'open' } });
  boss = await world.createAdministrator();
});
afterAll(() => world.close());

const historyOf = async ({ _id }: { _id: string }) =>
  (await boss.get(`/operator/spots/${_id}/price-history`)).body as object[];
const put = (by: TestPerson, spot: { _id: string; spot: string }, average_cost: string) =>
  by.put(`/allSpots/${spot._id}`, { ...spotInput({ spot: spot.spot }), average_cost });

it('the price of a traveler’s own place is in its history, even if its change waited', async () => {
  const ada = await world.createTraveler('Ada Byron');
  const spot = await addSpot(ada);
  expect((await put(ada, spot, '$130')).status).toBe(200);
  // the same price again adds nothing
  expect((await put(ada, spot, '$130')).status).toBe(200);
  expect(await historyOf(spot)).toMatchObject([
    { before: '$120', after: '$130', byName: 'Ada Byron' },
  ]);

  expect((await put(boss, spot, '$140')).status).toBe(200);
  const { body: settings } = await boss.get('/operator/settings');
  const { revision } = (settings as { key: string; revision: number }[]).find(
    ({ key }) => key === 'spots.contributions',
  ) ?? { revision: 0 };
  await boss.put('/operator/settings/spots.contributions', { value: 'review', revision });
  const waiting = (await put(ada, spot, '$150')).body as OwnSpot;
  expect(waiting._id).toBe(spot._id);
  expect(await historyOf(spot)).toHaveLength(2);
  const { body: list } = await boss.get('/operator/submissions');
  const edit = (list as Submission[]).find(({ _id, kind }) => _id === spot._id && kind === 'edit');
  const decision = { kind: 'edit', version: edit?.version, decision: 'approve' };
  expect((await boss.post(`/operator/submissions/${spot._id}/decision`, decision)).status).toBe(
    200,
  );
  expect(await historyOf(spot)).toMatchObject([
    { before: '$140', after: '$150', byName: boss.name },
    { before: '$130', after: '$140', byName: boss.name },
    { before: '$120', after: '$130', byName: 'Ada Byron' },
  ]);

  // the history keeps the prices, not the name
  await ada.delete(`/users/${ada.uid}?places=keep`);
  expect((await historyOf(spot)).at(-1)).toMatchObject({ after: '$130', byName: null });
});
