import type { OwnSpot, Submission } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot, bookingInput, spotInput } from '../../../test/factories.ts';
import { makeMember, type TestPerson } from '../../../test/people.ts';

describe('contributions that need approval', () => {
  let world: TestApp;
  let boss: TestPerson;
  let person: TestPerson;
  beforeAll(async () => {
    world = await createTestApp({ env: { CONTRIBUTIONS: 'review' } });
    boss = await world.createAdministrator();
    person = await world.createTraveler();
  });
  afterAll(() => world.close());

  const listed = async (): Promise<Submission[]> =>
    (await boss.get('/operator/submissions')).body as Submission[];
  const found = async (id: string) => (await listed()).find(({ _id }) => _id === id);
  const decide = async (id: string, part: object, by = boss) => {
    const { kind, version } = (await found(id)) ?? { kind: 'new', version: '1' };
    return by.post(`/operator/submissions/${id}/decision`, { kind, version, ...part });
  };
  const approve = (id: string) => decide(id, { decision: 'approve' });
  const sendBack = (id: string, reason: string) => decide(id, { decision: 'send_back', reason });
  const mailsTo = async (to: string) => {
    const { rows } = await world.db.sql.query<{ subject: string; text: string }>(
      'select subject, text_body as text from mail_outbox where recipient = $1 order by created_at, id',
      [to],
    );
    return rows;
  };
  const mine = async (id: string) => {
    const { body } = await person.get('/allSpotsById');
    return (body as OwnSpot[]).find(({ _id }) => _id === id);
  };

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

  it('can be seen only by their contributor, and can’t be booked, before approval, after a refusal and after a change [attack contribution sold before its approval]', async () => {
    const spot = await addSpot(person, { spot: 'Hidden Cove', country: 'Portugal' });
    expect(spot).toMatchObject({ state: 'waiting', contributed: true, average_cost: '$120' });
    expect(await mine(spot._id)).toEqual(spot);
    const stranger = await world.createTraveler();
    expect((await stranger.get('/allSpotsById')).body).toEqual([]);
    expect((await stranger.put(`/allSpots/${spot._id}`, spotInput())).status).toBe(404);
    expect((await stranger.delete(`/allSpots/${spot._id}`)).status).toBe(404);
    await expectHidden(spot);

    const refused = await sendBack(spot._id, 'Nobody sells a day for a dollar.');
    expect([refused.status, refused.body]).toEqual([200, { state: 'rejected' }]);
    expect(await mine(spot._id)).toMatchObject({
      state: 'rejected',
      reason: 'Nobody sells a day for a dollar.',
    });
    await expectHidden(spot);

    await person.put(`/allSpots/${spot._id}`, spotInput({ spot: 'Hidden Cove' }));
    expect(await mine(spot._id)).toMatchObject({ state: 'waiting', reason: '' });
    await expectHidden(spot);
    const approved = await approve(spot._id);
    expect([approved.status, approved.body]).toEqual([200, { state: 'published' }]);
    expect(await mine(spot._id)).toMatchObject({ state: 'published', createdAt: spot.createdAt });
    expect(await publicTexts()).toContain(spot._id);
    const booked = await person.post('/bookings', bookingInput(spot));
    expect([booked.status, booked.body.contributed]).toEqual([201, true]);
    const mails = await mailsTo(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Hidden Cove needs a change', 'Hidden Cove is online']),
    );
    const told = mails.find(({ subject }) => subject === 'Hidden Cove needs a change');
    expect(told?.text).toContain('Nobody sells a day for a dollar.');
    expect((await person.delete(`/allSpots/${spot._id}`)).body).toEqual({ deletedCount: 1 });
  });

  it('C13: a change to a published one leaves the published version until it is approved, and can be sent back [attack a change that slips past the approval]', async () => {
    const spot = await addSpot(person, { spot: 'Steady Bay' });
    await approve(spot._id);
    const booked = (await person.post('/bookings', bookingInput(spot))).body;
    const shown = async () => (await world.anonymous.get(`/allSpots/${spot._id}`)).body;
    const before = await shown();
    const cheap = spotInput({ spot: 'Steady Bay', average_cost: '$1', description: 'New words.' });
    const changed = await person.put(`/allSpots/${spot._id}`, cheap);
    expect(changed.body).toMatchObject({
      state: 'published',
      average_cost: '$120',
      edit: { state: 'waiting', facts: { average_cost: '$1', description: 'New words.' } },
    });
    expect(await shown()).toEqual(before);
    expect(await found(spot._id)).toMatchObject({
      kind: 'edit',
      published: { average_cost: '$120' },
      facts: { average_cost: '$1' },
      contributor: { _id: person.uid },
    });
    await sendBack(spot._id, 'A day for a dollar?');
    expect((await mine(spot._id))?.edit).toMatchObject({
      state: 'rejected',
      reason: 'A day for a dollar?',
    });
    expect(await found(spot._id)).toBeUndefined();
    expect(await shown()).toEqual(before);

    const read = await person.put(`/allSpots/${spot._id}`, { ...cheap, average_cost: '$130' });
    expect(read.body.edit).toMatchObject({ state: 'waiting', reason: '' });
    const seen = await found(spot._id);
    await person.put(`/allSpots/${spot._id}`, { ...cheap, average_cost: '$2' });
    const late = await boss.post(`/operator/submissions/${spot._id}/decision`, {
      kind: 'edit',
      decision: 'approve',
      version: seen?.version,
    });
    expect([late.status, late.body.code]).toEqual([409, 'revision_changed']);
    await person.put(`/allSpots/${spot._id}`, { ...cheap, average_cost: '$130' });
    expect((await approve(spot._id)).status).toBe(200);
    expect(await shown()).toMatchObject({ average_cost: '$130', description: 'New words.' });
    expect((await mine(spot._id))?.edit).toBeNull();
    expect((await person.get(`/bookings/${booked._id}`)).body).toMatchObject({
      travelCost: '$120',
      spotId: spot._id,
    });
    await boss.delete(`/allSpots/${spot._id}`);
  });

  it('aren’t approved if they were changed since they were read [attack contribution changed while it is approved]', async () => {
    const spot = await addSpot(person, { spot: 'Bait' });
    const read = await found(spot._id);
    await person.put(`/allSpots/${spot._id}`, spotInput({ spot: 'Bait', average_cost: '$1' }));
    const refused = await decide(spot._id, { decision: 'approve', version: read?.version });
    expect([refused.status, refused.body.code]).toEqual([409, 'revision_changed']);
    expect((await world.anonymous.get(`/allSpots/${spot._id}`)).status).toBe(404);
    expect((await boss.delete(`/allSpots/${spot._id}`)).status).toBe(200);
  });

  it('aren’t approved under the name of one of the agency’s own', async () => {
    const spot = await addSpot(person, { spot: 'Twice' });
    const own = await addSpot(boss, { spot: 'Twice' });
    expect(own).toMatchObject({ state: 'published', contributed: false });
    expect((await approve(spot._id)).body.code).toBe('name_taken');
    await boss.delete(`/allSpots/${own._id}`);
    await person.delete(`/allSpots/${spot._id}`);
  });

  it('are listed, corrected and taken over by the agency; each act is recorded', async () => {
    const spot = await addSpot(person, { spot: 'Long Road' });
    const corrected = await boss.put(`/allSpots/${spot._id}`, spotInput({ spot: 'The Long Road' }));
    expect([corrected.body.spot, corrected.body.state]).toEqual(['The Long Road', 'waiting']);
    expect(await found(spot._id)).toMatchObject({
      kind: 'new',
      facts: { spot: 'The Long Road' },
      published: null,
      contributor: { _id: person.uid, name: person.name },
    });
    await approve(spot._id);
    expect((await decide(spot._id, { decision: 'approve' })).status).toBe(404); // the submission was already decided
    const taken = await boss.post(`/operator/spots/${spot._id}/take-over`);
    expect([taken.status, taken.body.contributed]).toEqual([200, false]);
    expect((await person.put(`/allSpots/${spot._id}`, spotInput())).status).toBe(404);
    expect(await mine(spot._id)).toBeUndefined();
    const { body } = await boss.get('/audit');
    const acts = (body as { action: string; subjectId: string }[])
      .filter(({ subjectId }) => subjectId === spot._id)
      .map(({ action }) => action);
    expect(acts).toEqual(['contribution_taken_over', 'contribution_approved', 'spot_changed']);
    await boss.delete(`/allSpots/${spot._id}`);
  });

  it('are decided with the permission, a reason for refusals, and an existing contribution [attack decisions about destinations without the permission]', async () => {
    const spot = await addSpot(person, { spot: 'Mine' });
    const own = await addSpot(boss, { spot: 'Ours' });
    const writer = await world.createTraveler();
    await makeMember(world, writer, 'staff', ['spots.write']);
    const moderator = await world.createTraveler();
    await makeMember(world, moderator, 'staff', ['spots.moderate']);
    for (const by of [person, writer]) {
      expect((await decide(spot._id, { decision: 'approve' }, by)).status).toBe(403);
      expect((await by.get('/operator/submissions')).status).toBe(403);
      expect((await by.post(`/operator/spots/${spot._id}/take-over`)).status).toBe(403);
    }
    const path = `/operator/submissions/${spot._id}/decision`;
    expect((await world.anonymous.post(path, {})).status).toBe(401);
    const silent = await decide(spot._id, { decision: 'send_back', reason: '  ' }, moderator);
    expect([silent.status, silent.body.field]).toEqual([400, 'reason']);
    for (const kind of ['new', 'edit', 'online']) {
      const answer = await decide(own._id, { decision: 'approve', kind }, moderator);
      expect(answer.status).toBe(404);
    }
    expect((await boss.post(`/operator/spots/${own._id}/take-over`)).status).toBe(404);
    expect((await decide(spot._id, { decision: 'approve' }, moderator)).status).toBe(200);
    await boss.delete(`/allSpots/${own._id}`);
    await boss.delete(`/allSpots/${spot._id}`);
  });

  it('are listed oldest first, regardless of their ids', async () => {
    for (const name of ['First', 'Second', 'Third']) {
      const headers = { 'idempotency-key': `in-order-${name}` };
      await person.post('/allSpots', spotInput({ spot: name }), headers);
      world.clock.advance(1000);
    }
    const names = (await listed())
      .map(({ facts }) => facts.spot)
      .filter((name) => ['First', 'Second', 'Third'].includes(name));
    expect(names).toEqual(['First', 'Second', 'Third']);
    const unknown = await boss.get('/operator/submissions?cursor=nothing');
    expect([unknown.status, unknown.body.field]).toEqual([400, 'cursor']);
  });

  it('are deleted with the account if they were never published, and are in its export', async () => {
    const leaver = await world.createTraveler();
    const spot = await addSpot(leaver, { spot: 'Unseen' });
    const { body } = await leaver.get('/account/export');
    expect((body.spots as OwnSpot[]).map(({ _id, state }) => [_id, state])).toEqual([
      [spot._id, 'waiting'],
    ]);
    expect((await leaver.delete(`/users/${leaver.uid}`)).status).toBe(200);
    expect(await found(spot._id)).toBeUndefined();
  });

  const toldOf = async (subject: string) => {
    await world.runJob('send-agency-bundles');
    const { rows } = await world.db.sql.query<{ text: string }>(
      `select text_body as text from mail_outbox where recipient = 'journeys@example.com' and subject = $1`,
      [subject],
    );
    return rows;
  };

  it('cause one notice to the agency', async () => {
    await world.runJob('send-agency-bundles');
    const spot = await addSpot(person, { spot: 'Told Cove' });
    const told = await toldOf(`To approve: ${spot.spot}`);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('Destination: Told Cove, Portugal');
    expect(await toldOf(`To approve: ${spot.spot}`)).toHaveLength(1);
  });

  it('cause one email to the agency about many, without those that were decided in the meantime [attack an email for each contribution]', async () => {
    await world.runJob('send-agency-bundles');
    const flooder = await world.createTraveler();
    for (let n = 1; n <= 5; n += 1) await addSpot(flooder, { spot: `Flood ${n}` });
    const online = await addSpot(flooder, { spot: 'Flood 6' });
    await approve(online._id);
    for (let n = 1; n <= 9; n += 1) {
      const change = spotInput({ spot: 'Flood 6', average_cost: `$${n}` });
      expect((await flooder.put(`/allSpots/${online._id}`, change)).status).toBe(200);
    }
    const gone = await addSpot(flooder, { spot: 'Flood 7' });
    await flooder.delete(`/allSpots/${gone._id}`);
    const sent = async () => {
      const { rows } = await world.db.sql.query<{ subject: string; text: string }>(
        `select subject, text_body as text from mail_outbox
         where recipient = 'journeys@example.com' and text_body like '%Flood%'`,
      );
      return rows;
    };
    expect(await sent()).toEqual([]);
    await Promise.all([world.runJob('send-agency-bundles'), world.runJob('send-agency-bundles')]);
    const [mail, ...more] = await sent();
    expect([mail?.subject, more]).toEqual(['To approve: 6 destinations', []]);
    expect(mail?.text.match(/Flood 6/g)).toHaveLength(2); // the title and the facts of its section
    expect(mail?.text).not.toContain('Flood 7');
  });

  it('are in the morning’s email if the agency wants that', async () => {
    await world.runJob('send-agency-bundles');
    const key = 'mails.agencyNotices';
    const set = (value: string, revision: number) =>
      boss.put(`/operator/settings/${key}`, { value, revision });
    expect((await set('digest', 0)).status).toBe(200);
    const spot = await addSpot(person, { spot: 'Morning Cove' });
    expect(await toldOf(`To approve: ${spot.spot}`)).toEqual([]);
    const { rows } = await world.db.sql.query('select parts from agency_notices');
    expect(JSON.stringify(rows)).toContain('Morning Cove');
    expect((await set('at_once', 1)).status).toBe(200);
  });

  it('twenty per person wait at most, however they are sent [attack contributions without end]', async () => {
    const flooder = await world.createTraveler();
    const add = (name: string) => flooder.post('/allSpots', spotInput({ spot: name }));
    const names = Array.from({ length: 23 }, (_, n) => `Endless ${n}`);
    const answers = await Promise.all(names.map(add));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(20);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [409, 'too_many_waiting']),
    );
    const [first, second] = made.map(({ body }) => String(body._id));
    await approve(String(first));
    expect((await add('One More')).status).toBe(201);
    expect((await add('Yet One More')).status).toBe(409);
    // changing a waiting contribution doesn't add another one
    const change = spotInput({ spot: 'Endless again' });
    expect((await flooder.put(`/allSpots/${second}`, change)).status).toBe(200);
  });

  it('get the same response if a create is sent again while they wait', async () => {
    const send = () =>
      person.post('/allSpots', spotInput({ spot: 'Once' }), { 'idempotency-key': 'once' });
    const first = await send();
    await world.db.sql.query(`delete from idempotency_keys where key = 'once'`);
    expect((await send()).body._id).toBe(first.body._id);
  });
});

describe('contributions that are online at once', () => {
  let world: TestApp;
  let boss: TestPerson;
  beforeAll(async () => {
    world = await createTestApp();
    boss = await world.createAdministrator();
  });
  afterAll(() => world.close());

  it('C12: they are in the queue until someone approves them; if sent back, they go off the site', async () => {
    const person = await world.createTraveler();
    const spot = await addSpot(person, { spot: 'At Once' });
    const queue = async () =>
      ((await boss.get('/operator/submissions')).body as Submission[]).map(
        ({ _id, kind, version }) => ({ _id, kind, version }),
      );
    const [waiting] = await queue();
    expect(waiting).toMatchObject({ _id: spot._id, kind: 'online' });
    const path = `/operator/submissions/${spot._id}/decision`;
    const approve = { kind: 'online', decision: 'approve', version: waiting?.version };
    expect((await boss.post(path, { ...approve, version: 'another' })).status).toBe(409);
    expect((await boss.post(path, approve)).status).toBe(200);
    expect(await queue()).toEqual([]);
    await boss.put(`/operator/spots/${spot._id}/details`, {
      revision: 0,
      details: { meetingPoint: 'The pier' },
    });

    await person.put(`/allSpots/${spot._id}`, spotInput({ spot: 'At Once', average_cost: '$9' }));
    const [again] = await queue();
    expect(again?.version).not.toBe(waiting?.version);
    const back = { ...approve, decision: 'send_back', reason: 'Too cheap.' };
    expect((await boss.post(path, { ...back, version: again?.version })).status).toBe(200);
    expect((await world.anonymous.get(`/allSpots/${spot._id}`)).status).toBe(404);
    const [own] = (await person.get('/allSpotsById')).body as OwnSpot[];
    expect(own).toMatchObject({ state: 'rejected', reason: 'Too cheap.' });

    await person.put(`/allSpots/${spot._id}`, spotInput({ spot: 'At Once' }));
    const [resent] = await queue();
    expect(resent).toMatchObject({ _id: spot._id, kind: 'new' });
    const fresh = { kind: 'new', decision: 'approve', version: resent?.version };
    expect((await boss.post(path, fresh)).status).toBe(200);
    const { body } = await boss.get(`/operator/spots/${spot._id}`);
    expect(body).toMatchObject({ waits: null, details: { details: { meetingPoint: 'The pier' } } });
  });
});

describe('a site that accepts no contributions', () => {
  let world: TestApp;
  beforeAll(async () => {
    world = await createTestApp({ env: { CONTRIBUTIONS: 'closed' } });
  });
  afterAll(() => world.close());

  it('refuses travelers but not administrators [attack contribution where none are accepted]', async () => {
    const person = await world.createTraveler();
    const { status, body } = await person.post('/allSpots', spotInput());
    expect([status, body.code]).toEqual([403, 'contributions_closed']);
    const own = await addSpot(await world.createAdministrator());
    expect((await world.anonymous.get(`/allSpots/${own._id}`)).body.contributed).toBe(false);
  });
});
