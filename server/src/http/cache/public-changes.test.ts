import type { Caller } from '../../test/caller.ts';
import type { OwnSpot, Submission } from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CacheTag } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot, bookingInput, spotInput } from '../../test/factories.ts';
import type { TestPerson } from '../../test/people.ts';
import { REVIEW, reviewedTrip, takenTrip } from '../../test/reviews.ts';
import { watchInvalidations } from './cache-invalidation.ts';

let world: TestApp;
let boss: TestPerson;
let person: TestPerson;
let online: OwnSpot;
let outdated = new Set<CacheTag>();
beforeAll(async () => {
  world = await createTestApp({ env: { CONTRIBUTIONS: 'review' } });
  boss = await world.createAdministrator();
  person = await world.createTraveler();
  online = await addSpot(boss, { spot: 'Open Bay' });
});
beforeEach(() => {
  const { responseCache } = world.app;
  const invalidate = responseCache.invalidate.bind(responseCache);
  vi.spyOn(responseCache, 'invalidate').mockImplementation((tag) => {
    outdated.add(tag);
    invalidate(tag);
  });
});
afterAll(() => world.close());

async function outdatedBy(work: () => Promise<{ status: number }>): Promise<CacheTag[]> {
  outdated = new Set();
  const { status } = await work();
  expect(status).toBeLessThan(300);
  return [...outdated].sort();
}

async function decide(id: string, decision: 'approve' | 'send_back') {
  const listed = (await boss.get('/operator/submissions')).body as Submission[];
  const { kind, version } = listed.find(({ _id }) => _id === id) ?? {};
  const reason = decision === 'send_back' ? { reason: 'Please say more.' } : {};
  return boss.post(`/operator/submissions/${id}/decision`, { kind, version, decision, ...reason });
}

describe('[attack caches invalidated by what no one sees] a contribution', () => {
  const put = (id: string, description: string) =>
    person.put(`/allSpots/${id}`, spotInput({ spot: 'Hidden Cove', description }));

  it('that waits invalidates nothing, no matter who changes it', async () => {
    outdated = new Set();
    const { _id: id } = await addSpot(person, { spot: 'Hidden Cove' });
    expect([...outdated]).toEqual([]);
    expect(await outdatedBy(() => put(id, 'Changed.'))).toEqual([]);
    const { body } = await boss.get(`/operator/spots/${id}`);
    const facts = { value: spotInput({ spot: 'Hidden Cove' }), version: body['version'] };
    expect(await outdatedBy(() => boss.put(`/operator/spots/${id}`, { facts }))).toEqual([]);
    expect(await outdatedBy(() => decide(id, 'send_back'))).toEqual([]);
    expect(await outdatedBy(() => person.delete(`/allSpots/${id}`))).toEqual([]);
  });

  it('invalidates the lists once it is approved, and not with a change that waits', async () => {
    const { _id: id } = await addSpot(person, { spot: 'Hidden Cove' });
    expect(await outdatedBy(() => decide(id, 'approve'))).toEqual(['bestSpots', 'spots']);
    expect(await outdatedBy(() => put(id, 'Waits.'))).toEqual([]);
    expect(await outdatedBy(() => decide(id, 'send_back'))).toEqual([]);
    expect(await outdatedBy(() => put(id, 'Waits again.'))).toEqual([]);
    expect(await outdatedBy(() => decide(id, 'approve'))).toEqual(['bestSpots', 'spots']);
  });
});

describe('[attack caches invalidated by what no one sees] a review', () => {
  const setApproveFirst = async (value: boolean) => {
    const { body } = await boss.get('/operator/settings');
    const settings = body as unknown as { key: string; revision: number }[];
    const { revision } = settings.find(({ key }) => key === 'reviews.approveFirst') ?? {};
    await boss.put('/operator/settings/reviews.approveFirst', { value, revision });
  };
  afterEach(() => setApproveFirst(false));

  it('that waits invalidates nothing until it is published', async () => {
    await setApproveFirst(true);
    const { _id: trip } = await takenTrip(world, person, { spot: online });
    let id = '';
    const write = async () => {
      const made = await person.post(`/trips/${trip}/review`, { ...REVIEW });
      id = String(made.body['_id']);
      return made;
    };
    expect(await outdatedBy(write)).toEqual([]);
    const change = { ...REVIEW, title: 'Changed', revision: 1 };
    expect(await outdatedBy(() => person.put(`/reviews/${id}`, change))).toEqual([]);
    const decision = { decision: 'publish', revision: 2 };
    const path = `/operator/reviews/${id}/decision`;
    expect(await outdatedBy(() => boss.post(path, decision))).toEqual(['reviews']);
    // a change to a published review also waits for approval, and hides the review until then
    const again = { ...REVIEW, title: 'Once more', revision: 3 };
    expect(await outdatedBy(() => person.put(`/reviews/${id}`, again))).toEqual(['reviews']);
    expect(await outdatedBy(() => person.delete(`/reviews/${id}`))).toEqual([]);
  });

  it('invalidates the lists of destinations only if it changes the rating there', async () => {
    const spot = await addSpot(boss, { spot: 'Rated Bay' });
    for (let n = 0; n < 2; n += 1) {
      await reviewedTrip(world, await world.createTraveler(), { spot });
    }
    const write = async () => ({
      status: (await reviewedTrip(world, person, { spot, review: { rating: 4 } })) ? 201 : 0,
    });
    expect(await outdatedBy(write)).toEqual(['reviews', 'spots']);
    const { review } = await reviewedTrip(world, await world.createTraveler(), {
      spot,
      review: { rating: 1 },
    });
    const marked = () => person.put(`/reviews/${review._id}/helpful`, {});
    expect(await outdatedBy(marked)).toEqual(['reviews']);
    expect(await outdatedBy(marked)).toEqual([]);
    const report = { reason: 'insult', detail: '' };
    const path = `/reviews/${review._id}/reports`;
    expect(await outdatedBy(() => person.post(path, report))).toEqual([]);
  });
});

it('[attack caches invalidated by what no one sees] a traveler’s own data invalidates nothing', async () => {
  const own: Record<string, (who: Caller) => Promise<{ status: number }>> = {
    book: (who) => who.post('/bookings', bookingInput(online)),
    rename: (who) => who.patch('/users', { name: 'Another Name' }),
    save: (who) => who.put(`/saved/${online._id}`, {}),
    write: (who) =>
      who.post('/account/contactMessages', {
        name: 'Ada',
        subject: 'Ferry',
        message: 'Is it running?',
      }),
  };
  await person.post('/saved/merge', { spotIds: [] });
  for (const [name, act] of Object.entries(own)) {
    expect([name, await outdatedBy(() => act(person))]).toEqual([name, []]);
  }
});

it('[attack public writes without end] one traveler can change public content 120 times in ten minutes, and others aren’t affected', async () => {
  const busy = await world.createTraveler();
  const { _id: id } = await addSpot(busy, { spot: 'Busy Cove' });
  const put = () => busy.put(`/allSpots/${id}`, spotInput({ spot: 'Busy Cove' }));
  const statuses: number[] = [];
  for (let n = 1; n < 120; n += 1) statuses.push((await put()).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const refused = await put();
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await busy.get('/allSpotsById')).status).toBe(200);
  expect((await addSpot(person, { spot: 'Calm Cove' })).spot).toBe('Calm Cove');
  world.clock.advance(10 * 60_000);
  expect((await put()).status).toBe(200);
});

it('[attack caches invalidated by marks] twenty marks, set and removed, invalidate the reviews once, then at most every five seconds', async () => {
  const { review } = await reviewedTrip(world, await world.createTraveler(), { spot: online });
  const path = `/reviews/${review._id}/helpful`;
  const invalidated = vi.mocked(world.app.responseCache.invalidate);
  invalidated.mockClear();
  const began = performance.now();
  for (let n = 0; n < 10; n += 1) {
    expect((await person.put(path, {})).body).toEqual({ helpful: 1 });
    expect((await person.delete(path)).body).toEqual({ helpful: 0 });
  }
  const seconds = (performance.now() - began) / 1000;
  expect(invalidated.mock.calls.length).toBeLessThanOrEqual(1 + Math.ceil(seconds / 5));
});

it('[attack caches invalidated by marks] marks invalidate responses at once, then at most every five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const dropped: CacheTag[] = [];
    const cache = { invalidate: (tag: CacheTag) => void dropped.push(tag) };
    const alone = { engine: 'pglite' } as Database;
    const watched = await watchInvalidations(alone, [cache], world.context.log);
    for (let n = 0; n < 100; n += 1) watched.invalidateSoon('reviews');
    expect(dropped).toEqual(['reviews']);
    await vi.advanceTimersByTimeAsync(4999);
    watched.invalidateSoon('reviews');
    expect(dropped).toEqual(['reviews']);
    await vi.advanceTimersByTimeAsync(1);
    expect(dropped).toEqual(['reviews', 'reviews']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(dropped).toHaveLength(2);
    watched.invalidateSoon('reviews');
    expect(dropped).toHaveLength(3);
    watched.invalidateSoon('reviews');
    await watched.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(dropped).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
});
