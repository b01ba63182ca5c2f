import type { ModeratedReview, OwnReview, Review, SpotReviews, Spot } from '@wayfarer/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { callerWith } from '../../test/caller.ts';
import { addSpot } from '../../test/factories.ts';
import { identityCall, makeMember, signInTraveler, type TestPerson } from '../../test/people.ts';
import { REVIEW, reviewedTrip, takenTrip } from '../../test/reviews.ts';
import { cancelTrip } from '../../test/trips.ts';

const DAY_MS = 86_400_000;

let world: TestApp;
let admin: TestPerson;
let ada: TestPerson;
let spot: Spot;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  // new people for each test, because tests move the clock by months, after which a token has expired
  admin = await world.createAdministrator();
  ada = await world.createTraveler('Maya Ann Brennan');
  spot = await addSpot(await world.createAdministrator());
});

const anyone = () => callerWith(world.app, {});
const ofSpot = async (query = '') =>
  (await anyone().get(`/allSpots/${spot._id}/reviews${query}`)).body as unknown as SpotReviews;
const ratingOf = async () => ((await anyone().get(`/allSpots/${spot._id}`)).body as Spot).rating;
const refusalOf = async (id: string, who = ada) =>
  (await who.get(`/trips/${id}/review`)).body.refusal;
const review = (id: string, body: object = REVIEW, who = ada) =>
  who.post(`/trips/${id}/review`, { ...body });
const rate = async (...ratings: number[]) => {
  const made = [];
  for (const rating of ratings) {
    const who = await world.createTraveler();
    made.push({ who, ...(await reviewedTrip(world, who, { spot, review: { rating } })) });
  }
  return made;
};

describe('[E1] who may write', () => {
  it('anyone who booked, paid at the counter and went, once', async () => {
    const { _id } = await takenTrip(world, ada, { spot });
    const asked = (await ada.get(`/trips/${_id}/review`)).body;
    expect(asked).toMatchObject({ refusal: null, proposedName: 'Maya B.', review: null });
    const { body, status } = await review(_id);
    expect([status, body.state, body.name]).toEqual([201, 'published', 'Maya B.']);
    expect(await refusalOf(_id)).toBe('written');
    const again = await review(_id);
    expect([again.status, again.body.code]).toEqual([409, 'review_not_allowed']);
    const { reviews } = await ofSpot();
    expect(reviews).toHaveLength(1);
    const { name, rating, text, title } = REVIEW;
    expect(reviews[0]).toMatchObject({ name, rating, text, title, verified: true, edited: false });
  });

  it('no one whose trip wasn’t paid, isn’t over, or who didn’t come [attack a review without a paid trip]', async () => {
    const cases = {
      not_paid: await takenTrip(world, ada, { spot, paid: false }),
      not_over: await takenTrip(world, ada, { spot, endedDaysAgo: 0 }),
      too_late: await takenTrip(world, ada, { spot, endedDaysAgo: 181 }),
      no_show: await takenTrip(world, ada, { spot }),
    };
    await world.db.sql.query(
      `update bookings set attendance = 'no_show', attendance_at = now() where id = $1`,
      [cases.no_show._id],
    );
    for (const [why, { _id }] of Object.entries(cases)) {
      expect(await refusalOf(_id)).toBe(why);
      const { body, status } = await review(_id);
      expect([why, status, body.code]).toEqual([why, 409, 'review_not_allowed']);
    }
    const last = await takenTrip(world, ada, { spot, endedDaysAgo: 180 });
    expect((await review(last._id)).status).toBe(201);
  });

  it('no one whose booking was canceled in the meantime, and no one else [attack a review of someone else’s trip]', async () => {
    const booking = await takenTrip(world, ada, { spot, paid: false, endedDaysAgo: -20 });
    expect((await cancelTrip(ada, booking)).status).toBeLessThan(300);
    expect(await refusalOf(booking._id)).toBe('not_booked');
    expect((await review(booking._id)).body.code).toBe('review_not_allowed');
    const own = await takenTrip(world, ada, { spot });
    const stranger = await world.createTraveler();
    for (const who of [stranger, admin]) {
      expect((await who.get(`/trips/${own._id}/review`)).status).toBe(404);
      expect((await review(own._id, REVIEW, who)).status).toBe(404);
    }
    expect((await anyone().post(`/trips/${own._id}/review`, { ...REVIEW })).status).toBe(401);
  });

  it('no one for a trip that was booked after it had begun [attack a review of a trip that was over when it was booked]', async () => {
    const { _id } = await takenTrip(world, ada, { spot });
    const bookedOn = (days: number) =>
      world.db.sql.query(
        `update bookings set created_at = travel_date + interval '12 hours' + $2 * interval '1 day' where id = $1`,
        [_id, days],
      );
    await bookedOn(1);
    expect(await refusalOf(_id)).toBe('booked_late');
    const { body, status } = await review(_id);
    expect([status, body.code]).toEqual([409, 'review_not_allowed']);
    await bookedOn(0);
    expect(await refusalOf(_id)).toBeNull();
  });

  it('no one for their own contribution, whatever has become of it [attack a verified review of one’s own contribution]', async () => {
    const own = await addSpot(ada, { spot: 'My Own Bay' });
    const { _id } = await takenTrip(world, ada, { spot: own });
    const refused = async () => {
      expect(await refusalOf(_id)).toBe('own_place');
      expect((await review(_id)).body.code).toBe('review_not_allowed');
    };
    await refused();
    await admin.post(`/operator/spots/${own._id}/archive`, { reason: 'Storm.' });
    await refused();
    await admin.post(`/operator/spots/${own._id}/restore`);
    await ada.delete(`/allSpots/${own._id}`);
    await refused();
    // someone else may review the place
    const theirs = await takenTrip(world, await world.createTraveler(), { spot });
    expect(theirs.spotId).toBe(spot._id);
  });

  it('no one who works for the agency [attack verified reviews by the agency itself]', async () => {
    const member = await world.createTraveler();
    const { _id } = await takenTrip(world, member, { spot });
    expect(await refusalOf(_id, member)).toBeNull();
    await makeMember(world, member, 'staff');
    expect(await refusalOf(_id, member)).toBe('staff');
    expect((await review(_id, REVIEW, member)).body.code).toBe('review_not_allowed');
    const owners = await takenTrip(world, admin, { spot });
    expect(await refusalOf(owners._id, admin)).toBe('staff');
    expect((await review(owners._id, REVIEW, admin)).status).toBe(409);
  });

  it.each([
    ['rating', { rating: 6 }],
    ['rating', { rating: 4.5 }],
    ['title', { title: ' ' }],
    ['text', { text: 'Too short.' }],
    ['text', { text: 'x'.repeat(4001) }],
    ['name', { name: '' }],
  ])('not with a wrong %s: %j', async (field, part) => {
    const { _id } = await takenTrip(world, ada, { spot });
    const { body, status } = await review(_id, { ...REVIEW, ...part });
    expect([status, body.code, body.field]).toEqual([400, 'invalid_input', field]);
    expect((await ofSpot()).reviews).toEqual([]);
  });
});

describe('[E4] its author', () => {
  it('changes it for 30 days, which is shown, and never overwrites their own change on another device', async () => {
    const { review: made } = await reviewedTrip(world, ada, { spot });
    const put = (body: object) => ada.put(`/reviews/${made._id}`, { ...REVIEW, ...body });
    const changed = await put({ rating: 2, revision: 1 });
    expect([changed.status, changed.body.rating, changed.body.revision]).toEqual([200, 2, 2]);
    expect((await put({ revision: 1 })).body.code).toBe('revision_changed');
    const both = await Promise.all([2, 2].map((rating) => put({ rating, revision: 2 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { reviews, totals } = await ofSpot();
    expect([reviews[0]?.edited, totals]).toEqual([true, [0, 1, 0, 0, 0]]);
    const stranger = await world.createTraveler();
    const theirs = await stranger.put(`/reviews/${made._id}`, { ...REVIEW, revision: 3 });
    expect(theirs.status).toBe(404);
    world.clock.advance(31 * DAY_MS);
    ada = await signInTraveler(world.app, ada.email);
    expect((await put({ revision: 3 })).body.code).toBe('review_not_allowed');
  });

  it('removes it at any time, with its text, and may write again', async () => {
    const { booking, review: made } = await reviewedTrip(world, ada, { spot });
    const stranger = await world.createTraveler();
    expect((await stranger.delete(`/reviews/${made._id}`)).status).toBe(404);
    expect((await ada.delete(`/reviews/${made._id}`)).body).toEqual({ deletedCount: 1 });
    expect((await ada.delete(`/reviews/${made._id}`)).status).toBe(404);
    expect(await ofSpot()).toMatchObject({ totals: [0, 0, 0, 0, 0], reviews: [] });
    const { rows } = await world.db.sql.query('select * from trip_reviews where id = $1', [
      made._id,
    ]);
    expect(JSON.stringify(rows)).not.toContain('ferries');
    expect((await review(booking._id, { ...REVIEW, rating: 4 })).status).toBe(201);
    expect((await ofSpot()).totals).toEqual([0, 0, 0, 1, 0]);
  });
});

describe('[E5] the rating of a destination', () => {
  it('is the plain mean from the third review on, and the stored one before', async () => {
    const before = await ratingOf();
    const [first] = await rate(1, 2);
    expect(await ratingOf()).toBe(before);
    expect(await ofSpot()).toMatchObject({ rated: false, mean: 1.5, totals: [1, 1, 0, 0, 0] });
    await rate(4);
    expect(await ratingOf()).toBe(2.3);
    expect(await ofSpot()).toMatchObject({ rated: true, mean: 2.33 });
    await first?.who.delete(`/reviews/${first.review._id}`);
    expect(await ratingOf()).toBe(before);
  });
});

describe('the list', () => {
  it('is sorted, filtered by stars, and continues at a cursor', async () => {
    await rate(5, 3, 4, 5, 1, 2, 5, 4, 5, 3, 5, 5);
    const page = async (query: string) => {
      const { body, headers } = await anyone().get(`/allSpots/${spot._id}/reviews?${query}`);
      const [, next] = /<\/api([^>]+)>/.exec(String(headers['link'] ?? '')) ?? [];
      return {
        ratings: (body as unknown as SpotReviews).reviews.map(({ rating }) => rating),
        next,
      };
    };
    const highest = await page('sort=highest');
    expect(highest.ratings).toEqual([5, 5, 5, 5, 5, 5, 4, 4, 3, 3]);
    const rest = (await anyone().get(String(highest.next))).body as unknown as SpotReviews;
    expect(rest.reviews.map(({ rating }) => rating)).toEqual([2, 1]);
    expect((await page('sort=lowest')).ratings.slice(0, 4)).toEqual([1, 2, 3, 3]);
    expect((await page('rating=4')).ratings).toEqual([4, 4]);
    const newest = await page('sort=newest');
    expect(newest.ratings).toHaveLength(10);
    expect((await anyone().get(`/allSpots/${spot._id}/reviews?cursor=x`)).status).toBe(400);
    expect((await anyone().get(`/allSpots/${spot._id}/reviews?rating=6`)).status).toBe(400);
  });

  it('removes the badge if the trip was canceled afterward, and keeps the review', async () => {
    const { booking } = await reviewedTrip(world, ada, { spot });
    await world.db.sql.query(`update bookings set state = 'cancelled' where id = $1`, [
      booking._id,
    ]);
    await world.context.invalidate('reviews');
    expect((await ofSpot()).reviews[0]).toMatchObject({ verified: false, rating: 5 });
  });
});

describe('a review from before the rule', () => {
  const shown = async () => {
    await world.context.invalidate('reviews');
    return (await ofSpot()).reviews[0];
  };
  const moderated = async (id: string) =>
    (
      (await admin.get('/operator/reviews?view=published')).body as unknown as ModeratedReview[]
    ).find(({ _id }) => _id === id);

  it.each([
    [
      'booked after the trip',
      (id: string) =>
        world.db.sql.query(
          `update bookings set created_at = travel_date + interval '36 hours' where id = $1`,
          [id],
        ),
    ],
    [
      'of the own place',
      () => world.db.sql.query('update spots set owner_uid = $2 where id = $1', [spot._id, ada.uid]), // prettier-ignore
    ],
    ['by a colleague', () => makeMember(world, ada, 'staff')],
  ])(
    '%s keeps its text and loses the badge; the agency sees that, and can hide it',
    async (_, act) => {
      const { booking, review: made } = await reviewedTrip(world, ada, { spot });
      const path = `/operator/reviews/${made._id}/featured`;
      expect((await admin.put(path, { featured: true })).status).toBe(200);
      expect((await anyone().get('/review')).body).toMatchObject([{ id: made._id }]);
      await act(booking._id);
      expect(await shown()).toMatchObject({ verified: false, rating: 5, text: REVIEW.text });
      const onHome = (await anyone().get('/review')).body as unknown as Review[];
      expect(onHome.map(({ id }) => id)).not.toContain(made._id);
      expect((await admin.put(path, { featured: true })).body.code).toBe('conflict');
      const found = await moderated(made._id);
      expect(found?.verified).toBe(false);
      const hide = { decision: 'hide', reason: 'not_independent', revision: found?.revision };
      const hidden = await admin.post(`/operator/reviews/${made._id}/decision`, hide);
      expect([hidden.status, hidden.body.hiddenReason]).toEqual([200, 'not_independent']);
      expect((await ofSpot()).totals).toEqual([0, 0, 0, 0, 0]);
    },
  );
});

describe('[E7] other people', () => {
  it('mark it as helpful once, and remove the mark [attack marks for one’s own review]', async () => {
    const { review: made } = await reviewedTrip(world, ada, { spot });
    const [bob, eve] = [await world.createTraveler(), await world.createTraveler()];
    const path = `/reviews/${made._id}/helpful`;
    await Promise.all([bob.put(path, {}), bob.put(path, {}), eve.put(path, {})]);
    expect((await ofSpot()).reviews[0]?.helpful).toBe(2);
    expect((await bob.delete(path)).body).toEqual({ helpful: 1 });
    expect((await bob.delete(path)).body).toEqual({ helpful: 1 });
    expect((await ada.put(path, {})).body.code).toBe('own_review');
    expect((await anyone().put(path, {})).status).toBe(401);
  });

  it('report it: three people bring it to the agency, one person three times doesn’t [attack a review taken down by reports]', async () => {
    const { review: made } = await reviewedTrip(world, ada, { spot });
    const report = (who: TestPerson) =>
      who.post(`/reviews/${made._id}/reports`, { reason: 'insult', detail: 'The last word.' });
    const reported = async () =>
      (
        (await admin.get('/operator/reviews?view=reported')).body as unknown as ModeratedReview[]
      ).filter(({ _id }) => _id === made._id);
    const people = [];
    for (let n = 0; n < 3; n += 1) people.push(await world.createTraveler());
    const [bob, eve, max] = people;
    if (!bob || !eve || !max) throw new Error('three people are needed');
    for (let n = 0; n < 3; n += 1) expect((await report(bob)).status).toBe(201);
    await report(eve);
    expect(await reported()).toEqual([]);
    await report(max);
    const [found] = await reported();
    expect(found?.reports).toHaveLength(3);
    expect(JSON.stringify(found)).not.toContain(bob.uid);
    expect((await ofSpot()).reviews).toHaveLength(1);
    expect((await admin.get('/operator/dashboard')).body).toMatchObject({
      toDo: { reportedReviews: { count: 1 } },
    });
    expect((await report(ada)).body.code).toBe('own_review');
    // published again after the agency read it: new reports by the same people don't bring it back to the list
    const kept = await admin.post(`/operator/reviews/${made._id}/decision`, {
      decision: 'publish',
      revision: made.revision,
    });
    expect(kept.status).toBe(200);
    await report(bob);
    expect(await reported()).toEqual([]);
  });
});

describe('the agency', () => {
  const decide = (id: string, body: object) => admin.post(`/operator/reviews/${id}/decision`, body);

  it('hides it only for a listed reason, which the author reads, and the totals follow [attack a hidden review that comes back]', async () => {
    const { booking, review: made } = await reviewedTrip(world, ada, { spot });
    expect((await decide(made._id, { decision: 'hide', revision: 1 })).body.field).toBe('reason');
    const low = { decision: 'hide', reason: 'low_rating', revision: 1 };
    expect((await decide(made._id, low)).status).toBe(400);
    const hide = { decision: 'hide', reason: 'advertising', revision: 1 };
    expect((await decide(made._id, hide)).body.state).toBe('hidden');
    expect((await decide(made._id, hide)).body.code).toBe('revision_changed');
    expect(await ofSpot()).toMatchObject({ totals: [0, 0, 0, 0, 0], reviews: [] });
    const own = (await ada.get(`/trips/${booking._id}/review`)).body.review as OwnReview;
    expect(own).toMatchObject({ state: 'hidden', hiddenReason: 'advertising' });
    // neither an edit nor writing it again publishes a hidden review
    await ada.put(`/reviews/${made._id}`, { ...REVIEW, rating: 1, revision: own.revision });
    expect((await ofSpot()).totals).toEqual([0, 0, 0, 0, 0]);
    await ada.delete(`/reviews/${made._id}`);
    expect(await refusalOf(booking._id)).toBe('was_hidden');
    expect((await review(booking._id)).status).toBe(409);
    const { rows } = await world.db.sql.query<{ action: string }>(
      'select action from audit_log where subject_id = $1',
      [made._id],
    );
    expect(rows).toEqual([{ action: 'review_decided' }]);
  });

  it('replies once', async () => {
    const { review: made } = await reviewedTrip(world, ada, { spot });
    const path = `/operator/reviews/${made._id}/reply`;
    const both = await Promise.all([
      admin.put(path, { text: 'Thank you.' }),
      admin.put(path, { text: 'Thanks!' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await ofSpot()).reviews[0]?.reply?.text).toMatch(/^Thank/);
  });

  it('[E9] shows it first on Home, in the shape of the specification, before the samples', async () => {
    const { review: made } = await reviewedTrip(world, ada, { spot });
    const path = `/operator/reviews/${made._id}/featured`;
    expect((await admin.put(path, { featured: true })).body.featured).toBe(true);
    const home = (await anyone().get('/review')).body as unknown as Review[];
    expect(home[0]).toEqual({
      id: made._id,
      name: 'Maya B.',
      img: '',
      message: REVIEW.text,
      rating: 5,
      location: 'Verified Traveler',
      date: expect.stringMatching(/^[A-Z][a-z]+ \d{4}$/),
      destination: `${spot.spot}, ${spot.country}`,
      likes: 0,
      verified: true,
    });
    expect(home.slice(1).every(({ verified }) => verified === undefined)).toBe(true);
    await ada.delete(`/reviews/${made._id}`);
    expect((await anyone().get('/review')).body).not.toMatchObject([{ id: made._id }]);
  });

  it('reads reviews before they appear if it wants to', async () => {
    const approve = (value: boolean, revision: number) =>
      admin.put('/operator/settings/reviews.approveFirst', { value, revision });
    expect((await approve(true, 0)).status).toBe(200);
    const { review: made } = await reviewedTrip(world, ada, { spot });
    expect(made.state).toBe('waiting');
    expect((await ofSpot()).totals).toEqual([0, 0, 0, 0, 0]);
    expect((await decide(made._id, { decision: 'publish', revision: 1 })).status).toBe(200);
    expect((await ofSpot()).totals).toEqual([0, 0, 0, 0, 1]);
    const edited = await ada.put(`/reviews/${made._id}`, { ...REVIEW, revision: 2 });
    expect(edited.body.state).toBe('waiting');
    expect((await ofSpot()).totals).toEqual([0, 0, 0, 0, 0]);
    expect((await approve(false, 1)).status).toBe(200);
  });

  it('needs the permission', async () => {
    const { review: made } = await reviewedTrip(world, ada, { spot });
    const stranger = await world.createTraveler();
    const tries = [
      stranger.get('/operator/reviews'),
      stranger.post(`/operator/reviews/${made._id}/decision`, { decision: 'hide', reason: 'insult', revision: 1 }), // prettier-ignore
      stranger.put(`/operator/reviews/${made._id}/reply`, { text: 'x' }),
      stranger.put(`/operator/reviews/${made._id}/featured`, { featured: true }),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await ofSpot()).reviews[0]).toMatchObject({ reply: null });
  });
});

it('keeps the review of a deleted account without a name, and deletes its marks', async () => {
  const bob = await world.createTraveler('Bob Stone');
  const { review: others } = await reviewedTrip(world, bob, { spot });
  const { review: made } = await reviewedTrip(world, ada, { spot });
  await ada.put(`/reviews/${others._id}/helpful`, {});
  await ada.post(`/reviews/${others._id}/reports`, { reason: 'insult' });
  expect((await ada.get('/account/export')).body).toMatchObject({
    reviews: [{ _id: made._id, text: REVIEW.text }],
    helpfulReviews: [{ reviewId: others._id, spot: expect.any(String) }],
    reportedReviews: [{ reviewId: others._id, reason: 'insult', settledAt: null }],
  });
  expect((await ofSpot()).reviews).toHaveLength(2); // from now on, the response is cached
  expect((await ada.delete(`/users/${ada.uid}`)).status).toBe(200);
  const shown = await ofSpot();
  expect(shown.totals).toEqual([0, 0, 0, 0, 2]);
  expect(shown.reviews.find(({ _id }) => _id === made._id)?.name).toBe('A traveler');
  expect(shown.reviews.find(({ _id }) => _id === others._id)?.helpful).toBe(0);
  const { rows } = await world.db.sql.query(
    `select 1 from trip_reviews where uid = $1 union all select 1 from review_reports where uid = $1
     union all select 1 from review_helpful where uid = $1`,
    [ada.uid],
  );
  expect(rows).toEqual([]);
  await identityCall(world.app, 'delete', { idToken: bob.token });
  await world.runJob('finish-deletions');
  expect((await ofSpot()).reviews.map(({ name }) => name)).toEqual(['A traveler', 'A traveler']);
});
