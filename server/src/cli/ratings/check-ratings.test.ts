import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { callerWith } from '../../test/caller.ts';
import { addSpot } from '../../test/factories.ts';
import { reviewedTrip } from '../../test/reviews.ts';
import { checkRatings, comparedRatings, toldRatings } from './check-ratings.ts';

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

const found = async () => checkRatings(await comparedRatings(world.db.sql));

it('the doctor counts ratings again, and a job corrects differences', async () => {
  const owner = await world.createTraveler();
  const spot = await addSpot(await world.createTraveler());
  for (const rating of [5, 4, 2]) await reviewedTrip(world, owner, { spot, review: { rating } });
  const anyone = callerWith(world.app, {});
  expect(await found()).toMatchObject([{ state: 'ok', says: expect.stringContaining('all 1') }]);

  const byHand = async (text: string) => {
    await world.db.sql.query(text, [spot._id]);
    const says = expect.stringContaining(spot._id);
    expect(await found()).toMatchObject([{ state: 'warning', says }]);
    await world.runJob('recount-ratings');
    expect(await found()).toMatchObject([{ state: 'ok' }]);
    const { body } = await anyone.get(`/allSpots/${spot._id}/reviews`);
    expect(body).toMatchObject({ totals: [0, 1, 0, 1, 1], mean: 3.67 });
    expect((await anyone.get(`/allSpots/${spot._id}`)).body).toMatchObject({
      rating: 3.7,
      rated: true,
    });
  };
  await byHand('update rating_totals set n5 = n5 + 2 where offer_id = $1');
  await byHand('update spots set rating = 1 where id = $1');
  await byHand('update spots set rated = false where id = $1');
  await byHand('delete from rating_totals where offer_id = $1');
});

it('figures that an older product doesn’t report aren’t judged', () => {
  expect(checkRatings(toldRatings(undefined))).toEqual([]);
  expect(checkRatings(null)).toEqual([]);
});
