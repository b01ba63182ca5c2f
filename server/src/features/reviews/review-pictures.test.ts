import type { OwnReview, ShownPicture, Spot, SpotReviews } from '@wayfarer/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { callerWith } from '../../test/caller.ts';
import { addSpot } from '../../test/factories.ts';
import { signInTraveler, type TestPerson } from '../../test/people.ts';
import { halves } from '../../test/pictures/corpus.ts';
import { storedNames, upload } from '../../test/pictures/uploading.ts';
import { REVIEW, reviewedTrip } from '../../test/reviews.ts';

const DAY_MS = 86_400_000;

let world: TestApp;
let maya: TestPerson;
let spot: Spot;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  maya = await world.createTraveler();
  spot = await addSpot(await world.createTraveler());
});

let taken = 0;
const photograph = async (person: TestPerson) => {
  taken += 1;
  const { body } = await upload(world, person, await halves(100 + 2 * taken, 80));
  return { id: body._id, alt: `Picture ${taken}` };
};
const idsOf = (pictures: readonly ShownPicture[] | undefined) => pictures?.map(({ _id }) => _id);
const online = async () => {
  const { body } = await callerWith(world.app, {}).get(`/allSpots/${spot._id}/reviews`);
  return idsOf((body as unknown as SpotReviews).reviews[0]?.pictures);
};
const reviewed = async () => {
  const pictures = [await photograph(maya), await photograph(maya)];
  const made = await reviewedTrip(world, maya, { spot, review: { pictures } });
  return { pictures, review: made.review };
};
const edit = ({ _id, revision }: OwnReview, changes: object) =>
  maya.put(`/reviews/${_id}`, { ...REVIEW, revision, ...changes });
/** The files left by the cleanup job a day later. */
const filesADayLater = async () => {
  world.clock.advance(DAY_MS + 1000);
  await world.runJob('delete-idle-pictures');
  return storedNames(world);
};

it('shows the pictures of a review in order; an edit keeps, reorders or removes them', async () => {
  const { pictures, review } = await reviewed();
  const [first, second] = pictures;
  expect(idsOf(review.pictures)).toEqual([first?.id, second?.id]);
  expect(review.pictures[0]).toMatchObject({ alt: first?.alt, width: expect.any(Number) });
  expect(await online()).toEqual([first?.id, second?.id]);
  const kept = (await edit(review, { rating: 4 })).body as OwnReview;
  expect(idsOf(kept.pictures)).toEqual([first?.id, second?.id]);
  const turned = (await edit(kept, { pictures: [second, first] })).body as OwnReview;
  expect(await online()).toEqual([second?.id, first?.id]);
  const bare = (await edit(turned, { pictures: [] })).body as OwnReview;
  expect([bare.pictures, await online()]).toEqual([[], []]);
});

it('accepts up to eight, and no one else’s [attack pictures of others]', async () => {
  const { review } = await reviewed();
  const foreign = await photograph(await world.createTraveler());
  const refused = await edit(review, { pictures: [foreign] });
  expect([refused.status, refused.body.field]).toEqual([400, 'pictures.0.id']);
  const many = Array.from({ length: 9 }, (_, at) => ({ id: `picture-${at}`, alt: '' }));
  expect((await edit(review, { pictures: many })).status).toBe(400);
  expect(await online()).toHaveLength(2);
});

it('the pictures of a removed or hidden review are deleted, and those of a deleted account', async () => {
  const others = await filesADayLater();
  maya = await signInTraveler(world.app, maya.email);
  const admin = await world.createAdministrator();
  const { review } = await reviewed();
  expect((await maya.delete(`/reviews/${review._id}`)).status).toBe(200);
  expect(await filesADayLater()).toEqual(others);

  maya = await signInTraveler(world.app, maya.email);
  const hidden = (await reviewed()).review;
  const moderator = await signInTraveler(world.app, admin.email);
  const listed = await moderator.get('/operator/reviews?view=published');
  expect(listed.body).toContainEqual(expect.objectContaining({ _id: hidden._id, pictures: hidden.pictures })); // prettier-ignore
  const order = { decision: 'hide', reason: 'personal_data', revision: hidden.revision };
  const decided = await moderator.post(`/operator/reviews/${hidden._id}/decision`, order);
  expect(decided.body).toMatchObject({ state: 'hidden', pictures: [] });
  expect(await filesADayLater()).toEqual(others);

  maya = await signInTraveler(world.app, maya.email);
  await reviewed();
  expect((await maya.get('/account/export')).body.reviews).toHaveLength(3);
  expect((await maya.delete(`/users/${maya.uid}`)).status).toBe(200);
  expect(await online()).toEqual([]);
  await world.runJob('delete-idle-pictures');
  expect(await storedNames(world)).toEqual(others);
});
