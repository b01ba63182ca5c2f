import type { Contribution, OwnSpot } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot, bookingInput, spotInput } from '../../../test/factories.ts';
import type { TestPerson } from '../../../test/people.ts';

describe('where contributions are reviewed', () => {
  let world: TestApp;
  let boss: TestPerson;
  let person: TestPerson;
  beforeAll(async () => {
    world = await createTestApp({ env: { CONTRIBUTIONS: 'review' } });
    boss = await world.createAdministrator();
    person = await world.createTraveller();
  });
  afterAll(() => world.close());

  const listed = async (state: string): Promise<Contribution[]> =>
    (await boss.get(`/admin/contributions?state=${state}`)).body as Contribution[];
  const found = async (id: string) => (await listed('waiting')).find(({ _id }) => _id === id);
  const approve = async (id: string) => {
    const revision = (await found(id))?.revision ?? 0;
    return boss.post(`/admin/contributions/${id}/approve`, { revision });
  };
  const mine = async (id: string) => {
    const { body } = await person.get('/allSpotsById');
    return (body as OwnSpot[]).find(({ _id }) => _id === id);
  };

  /** Everything that the public can ask, as one text. */
  async function publicTexts(): Promise<string> {
    const paths = [
      '/allSpots',
      '/allSpots?search=hidden',
      '/allSpots/facets?search=hidden',
      '/allSpots/suggestions?search=hidden',
      '/bestSpots',
    ];
    const answers = await Promise.all(paths.map((path) => world.anonymous.get(path)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    const sitemap = await world.app.inject('/sitemap.xml');
    return JSON.stringify(answers.map(({ body }) => body)) + sitemap.payload;
  }

  async function expectHidden(spot: OwnSpot): Promise<void> {
    expect(await publicTexts()).not.toContain(spot._id);
    expect((await world.anonymous.get('/allSpots/facets')).body.siteTotal).toBe(0);
    expect((await world.anonymous.get(`/allSpots/${spot._id}`)).status).toBe(404);
    const { spotId: _spotId, ...byName } = bookingInput(spot);
    for (const input of [bookingInput(spot), byName]) {
      const { status, body } = await person.post('/bookings', input);
      expect([status, body.code]).toEqual([409, 'spot_unknown']);
    }
  }

  it("one is its contributor's alone and cannot be booked before, after a refusal and after a change [attack contribution sold before its approval]", async () => {
    const spot = await addSpot(person, { spot: 'Hidden Cove', country: 'Portugal' });
    expect(spot).toMatchObject({ state: 'waiting', contributed: true, average_cost: '$120' });
    expect(await mine(spot._id)).toEqual(spot);
    const stranger = await world.createTraveller();
    expect((await stranger.get('/allSpotsById')).body).toEqual([]);
    expect((await stranger.put(`/allSpots/${spot._id}`, spotInput())).status).toBe(404);
    expect((await stranger.delete(`/allSpots/${spot._id}`)).status).toBe(404);
    await expectHidden(spot);

    const approved = await approve(spot._id);
    expect([approved.status, approved.body.state]).toEqual([200, 'published']);
    expect(await mine(spot._id)).toMatchObject({ state: 'published', createdAt: spot.createdAt });
    expect(await publicTexts()).toContain(spot._id);
    const booked = await person.post('/bookings', bookingInput(spot));
    expect([booked.status, booked.body.contributed]).toEqual([201, true]);

    const dearer = spotInput({ spot: 'Hidden Cove', average_cost: '$1' });
    const changed = await person.put(`/allSpots/${spot._id}`, dearer);
    expect([changed.status, changed.body.state]).toEqual([200, 'waiting']);
    await expectHidden(spot);
    const before = (await person.get(`/bookings/${booked.body._id}`)).body;
    expect(before).toMatchObject({ spotId: null, offerId: spot._id, travelCost: '$120' });

    const refused = await boss.post(`/admin/contributions/${spot._id}/reject`, {
      reason: 'Nobody sells a day for a dollar.',
    });
    expect(refused.body).toMatchObject({ state: 'rejected', decidedBy: boss.uid });
    expect(await mine(spot._id)).toMatchObject({
      state: 'rejected',
      reason: 'Nobody sells a day for a dollar.',
    });
    await expectHidden(spot);

    await person.put(`/allSpots/${spot._id}`, spotInput({ spot: 'Hidden Cove' }));
    expect(await mine(spot._id)).toMatchObject({ state: 'waiting', reason: '' });
    await approve(spot._id);
    expect((await person.get(`/bookings/${booked.body._id}`)).body.spotId).toBe(spot._id);
    expect((await person.delete(`/allSpots/${spot._id}`)).body).toEqual({ deletedCount: 1 });
  });

  it('nothing is approved that was changed since it was read [attack contribution changed while it is approved]', async () => {
    const spot = await addSpot(person, { spot: 'Bait' });
    const read = await found(spot._id);
    await person.put(`/allSpots/${spot._id}`, spotInput({ spot: 'Bait', average_cost: '$1' }));
    const path = `/admin/contributions/${spot._id}/approve`;
    const refused = await boss.post(path, { revision: read?.revision });
    expect([refused.status, refused.body.code]).toEqual([409, 'revision_changed']);
    expect((await world.anonymous.get(`/allSpots/${spot._id}`)).status).toBe(404);
    expect((await boss.delete(`/allSpots/${spot._id}`)).status).toBe(200);
  });

  it("nothing is approved under the name of one of the agency's own", async () => {
    const spot = await addSpot(person, { spot: 'Twice' });
    const own = await addSpot(boss, { spot: 'Twice' });
    expect(own).toMatchObject({ state: 'published', contributed: false });
    expect((await approve(spot._id)).body.code).toBe('name_taken');
    await boss.delete(`/allSpots/${own._id}`);
    await person.delete(`/allSpots/${spot._id}`);
  });

  it('administrators list, correct, take down and take over; each act is recorded', async () => {
    const spot = await addSpot(person, { spot: 'Long Road' });
    const corrected = await boss.put(`/allSpots/${spot._id}`, spotInput({ spot: 'The Long Road' }));
    expect([corrected.body.spot, corrected.body.state]).toEqual(['The Long Road', 'waiting']);
    expect((await listed('waiting')).map(({ _id, ownerId }) => [_id, ownerId])).toEqual([
      [spot._id, person.uid],
    ]);
    await approve(spot._id);
    expect((await approve(spot._id)).status).toBe(200); // once more changes nothing
    expect((await listed('published')).map(({ _id }) => _id)).toEqual([spot._id]);
    await boss.post(`/admin/contributions/${spot._id}/reject`, {});
    expect((await listed('rejected')).map(({ _id }) => _id)).toEqual([spot._id]);
    const revision = (await listed('rejected'))[0]?.revision;
    await boss.post(`/admin/contributions/${spot._id}/approve`, { revision });
    const taken = await boss.post(`/admin/contributions/${spot._id}/take-over`);
    expect([taken.status, taken.body.contributed]).toEqual([200, false]);
    expect((await person.put(`/allSpots/${spot._id}`, spotInput())).status).toBe(404);
    expect(await mine(spot._id)).toBeUndefined();
    expect(await listed('published')).toEqual([]);
    const { body } = await boss.get('/audit');
    const acts = (body as { action: string; subjectId: string }[])
      .filter(({ subjectId }) => subjectId === spot._id)
      .map(({ action }) => action);
    expect(acts).toEqual([
      'contribution_taken_over',
      'contribution_approved',
      'contribution_rejected',
      'contribution_approved',
      'spot_changed',
    ]);
    await boss.delete(`/allSpots/${spot._id}`);
  });

  it("decisions are administrators' alone, and about contributions", async () => {
    const spot = await addSpot(person, { spot: 'Mine' });
    const own = await addSpot(boss, { spot: 'Ours' });
    const path = (id: string, act: string) => `/admin/contributions/${id}/${act}`;
    for (const act of ['approve', 'reject', 'take-over']) {
      const body = act === 'approve' ? { revision: 1 } : {};
      expect((await person.post(path(spot._id, act), body)).status).toBe(403);
      expect((await boss.post(path(own._id, act), body)).status).toBe(404);
    }
    expect((await person.get('/admin/contributions')).status).toBe(403);
    await boss.delete(`/allSpots/${own._id}`);
  });

  it('are listed oldest first, whatever their ids, and the next page follows what was decided meanwhile', async () => {
    const spots: OwnSpot[] = [];
    for (const name of ['First', 'Second', 'Third', 'Fourth']) {
      const headers = { 'idempotency-key': `in-order-${name}` };
      spots.push((await person.post('/allSpots', spotInput({ spot: name }), headers)).body);
      world.clock.advance(1000);
    }
    const names = async (query: string) =>
      ((await boss.get(`/admin/contributions?${query}`)).body as Contribution[])
        .map(({ spot }) => spot)
        .filter((name) => spots.some(({ spot }) => spot === name));
    expect(await names('state=waiting')).toEqual(['First', 'Second', 'Third', 'Fourth']);
    const [, second, third] = spots;
    expect((await approve(second?._id ?? '')).status).toBe(200);
    expect((await approve(third?._id ?? '')).status).toBe(200);
    expect(await names(`after=${second?._id}`)).toEqual(['Fourth']);
    expect(await names('state=published')).toEqual(['Second', 'Third']);
    expect(await names(`state=published&after=${second?._id}`)).toEqual(['Third']);
    const unknown = await boss.get('/admin/contributions?after=nothing');
    expect([unknown.status, unknown.body.field]).toEqual([400, 'after']);
  });

  it('an account takes with it what it had not published, and its export has it', async () => {
    const leaver = await world.createTraveller();
    const spot = await addSpot(leaver, { spot: 'Unseen' });
    const { body } = await leaver.get('/account/export');
    expect((body.spots as OwnSpot[]).map(({ _id, state }) => [_id, state])).toEqual([
      [spot._id, 'waiting'],
    ]);
    expect((await leaver.delete(`/users/${leaver.uid}`)).status).toBe(200);
    expect(await found(spot._id)).toBeUndefined();
  });

  it('the agency is told of one that waits, once', async () => {
    const spot = await addSpot(person, { spot: 'Told Cove' });
    const { rows } = await world.db.sql.query<{ text: string }>(
      `select text_body as text from mail_outbox where recipient = 'journeys@example.com' and subject = $1`,
      [`To approve: ${spot.spot}`],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).toContain('Destination: Told Cove, Portugal');
  });

  it('a create that is sent again is answered alike while it waits', async () => {
    const send = () =>
      person.post('/allSpots', spotInput({ spot: 'Once' }), { 'idempotency-key': 'once' });
    const first = await send();
    await world.db.sql.query(`delete from idempotency_keys where key = 'once'`);
    expect((await send()).body._id).toBe(first.body._id);
  });
});

describe('where no contributions are accepted', () => {
  let world: TestApp;
  beforeAll(async () => {
    world = await createTestApp({ env: { CONTRIBUTIONS: 'closed' } });
  });
  afterAll(() => world.close());

  it('travelers are refused and administrators are not [attack contribution where none are accepted]', async () => {
    const person = await world.createTraveller();
    const { status, body } = await person.post('/allSpots', spotInput());
    expect([status, body.code]).toEqual([403, 'contributions_closed']);
    const own = await addSpot(await world.createAdministrator());
    expect((await world.anonymous.get(`/allSpots/${own._id}`)).body.contributed).toBe(false);
  });
});
