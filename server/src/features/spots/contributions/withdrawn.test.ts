import type { OperatorSpot, OwnSpot, Submission } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot, bookingInput, spotInput } from '../../../test/factories.ts';
import type { TestPerson } from '../../../test/people.ts';
import { DETAILS, putDetails } from '../../../test/trips.ts';

const AGENCY = 'journeys@example.com';

let world: TestApp;
let boss: TestPerson;
let person: TestPerson;
let ada: TestPerson;
beforeAll(async () => {
  world = await createTestApp();
  boss = await world.createAdministrator();
  person = await world.createTraveler();
  ada = await world.createTraveler();
});
afterAll(() => world.close());

const approve = async (id: string) => {
  const { body } = await boss.get('/operator/submissions');
  const found = (body as Submission[]).find(({ _id }) => _id === id);
  const { kind, version } = found ?? {};
  const path = `/operator/submissions/${id}/decision`;
  const { status } = await boss.post(path, { kind, version, decision: 'approve' });
  expect(status).toBe(200);
};
const read = async (id: string) => {
  const { body, status } = await boss.get(`/operator/spots/${id}`);
  return status === 200 ? (body as OperatorSpot) : null;
};
const book = async (spot: OwnSpot) => {
  const { body, status } = await ada.post('/bookings', bookingInput(spot));
  expect(status).toBe(201);
  return body as { _id: string };
};
const mine = async (id: string) =>
  ((await person.get('/allSpotsById')).body as OwnSpot[]).find(({ _id }) => _id === id);
const actsOn = async (id: string) => {
  const { rows } = await world.db.sql.query<{ act: string; by: string }>(
    'select action as act, by_user_id as by from audit_log where subject_id = $1 order by at, id',
    [id],
  );
  return rows;
};
const mailsTo = async (to: string) => {
  await world.runJob('send-agency-bundles');
  const { rows } = await world.db.sql.query<{ subject: string; text: string }>(
    'select subject, text_body as text from mail_outbox where recipient = $1 order by created_at, id',
    [to],
  );
  return rows;
};

describe('a destination that its contributor deletes', () => {
  it('is archived if it was ever booked: trips still show what the agency wrote; the agency is notified, and it is recorded [attack a destination with trips ahead deleted by its contributor]', async () => {
    const spot = await addSpot(person, { spot: 'Leaving Bay' });
    await putDetails(boss, spot._id, DETAILS);
    const booking = await book(spot);
    const tripOf = async () => (await ada.get(`/trips/${booking._id}`)).body;
    const reminder = async () => {
      const { body } = await boss.get(`/operator/mails/reminder/preview?bookingId=${booking._id}`);
      return String(body.text);
    };
    const before = await tripOf();
    expect(before.place).toMatchObject({ meetingPoint: 'Pier 3', phone: '+351 21 000 0000' });

    const gone = await person.delete(`/allSpots/${spot._id}`);
    expect([gone.status, gone.body]).toEqual([200, { deletedCount: 1 }]);
    expect((await world.anonymous.get(`/allSpots/${spot._id}`)).status).toBe(404);
    expect(await mine(spot._id)).toBeUndefined();
    expect((await person.delete(`/allSpots/${spot._id}`)).status).toBe(404);
    expect((await person.put(`/allSpots/${spot._id}`, spotInput())).status).toBe(404);

    const { itinerary, place } = await tripOf();
    expect([place, itinerary]).toEqual([before.place, before.itinerary]);
    expect(await reminder()).toContain('Pier 3');
    const { spots } = (await person.get('/account/export')).body as { spots: OwnSpot[] };
    expect(spots.map(({ _id }) => _id)).toContain(spot._id);

    expect(await actsOn(spot._id)).toContainEqual({ act: 'spot_withdrawn', by: person.uid });
    const told = (await mailsTo(AGENCY)).filter(({ text }) => text.includes('Leaving Bay'));
    expect(told.at(-1)).toMatchObject({ subject: 'Deleted by its contributor: Leaving Bay' });
    expect(told.at(-1)?.text).toMatch(/Upcoming trips:? +1\b/);
    expect(told.at(-1)?.text).toContain(`/admin/destinations/${spot._id}`);

    expect(await read(spot._id)).toMatchObject({ state: 'archived', tripsAhead: 1 });
    const back = await boss.post(`/operator/spots/${spot._id}/restore`);
    expect([back.status, back.body.details]).toEqual([200, { details: DETAILS, revision: 1 }]);
    expect(await mine(spot._id)).toMatchObject({ state: 'published' });
    const subjects = (await mailsTo(person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Leaving Bay is online again');
    expect((await tripOf()).place).toEqual(before.place);
  });

  it('is archived if it was approved, even if it changed since without an approval', async () => {
    const spot = await addSpot(person, { spot: 'Approved Bay' });
    await approve(spot._id);
    await person.put(`/allSpots/${spot._id}`, spotInput({ spot: 'Approved Bay', location: 'X' }));
    await person.put(`/allSpots/${spot._id}`, spotInput({ spot: 'Approved Bay', location: 'Y' }));
    expect((await read(spot._id))?.waits).toBe('online');
    expect((await person.delete(`/allSpots/${spot._id}`)).status).toBe(200);
    expect(await read(spot._id)).toMatchObject({ state: 'archived', facts: { location: 'Y' } });
  });

  it('is deleted for good if the agency never had to do with it', async () => {
    const spot = await addSpot(person, { spot: 'Nobody’s Bay' });
    expect((await person.delete(`/allSpots/${spot._id}`)).body).toEqual({ deletedCount: 1 });
    expect(await read(spot._id)).toBeNull();
    expect(await actsOn(spot._id)).toEqual([]);
  });

  it('is archived with its translations, even after it was sent back', async () => {
    const spot = await addSpot(person, { spot: 'Sent Bay' });
    await putDetails(boss, spot._id, DETAILS);
    const booking = await book(spot);
    const { body } = await boss.get('/operator/submissions');
    const { version } = (body as Submission[]).find(({ _id }) => _id === spot._id) ?? {};
    await boss.post(`/operator/submissions/${spot._id}/decision`, {
      kind: 'online',
      decision: 'send_back',
      reason: 'Too vague.',
      version,
    });
    expect((await person.delete(`/allSpots/${spot._id}`)).body).toEqual({ deletedCount: 1 });
    const trip = (await ada.get(`/trips/${booking._id}`)).body;
    expect(trip.place).toMatchObject({ meetingPoint: 'Pier 3' });
    const back = await boss.post(`/operator/spots/${spot._id}/restore`);
    expect(back.body).toMatchObject({ state: 'published', details: { details: DETAILS } });
  });

  it('many within a few minutes cause one email to the agency', async () => {
    const before = (await mailsTo(AGENCY)).length;
    for (const name of ['First Goodbye', 'Second Goodbye']) {
      const spot = await addSpot(person, { spot: name });
      await book(spot);
      await person.delete(`/allSpots/${spot._id}`);
    }
    const sent = (await mailsTo(AGENCY)).slice(before);
    const about = sent.filter(({ text }) => text.includes('Goodbye') && text.includes('archive'));
    expect(about.map(({ subject }) => subject)).toEqual([
      '2 destinations were deleted by their contributors',
    ]);
    expect(about[0]?.text).toMatch(/First Goodbye[^]*Second Goodbye/);
  });
});

describe('a destination that the agency deletes with the specification’s call', () => {
  it('is archived if it was booked, and its contributor is notified', async () => {
    const [theirs, own] = [await addSpot(person, { spot: 'Their Cove' }), await addSpot(boss)];
    const unused = await addSpot(boss, { spot: 'Typo Bay' });
    for (const spot of [theirs, own]) await book(spot);
    for (const { _id } of [theirs, own, unused]) {
      expect((await boss.delete(`/allSpots/${_id}`)).body).toEqual({ deletedCount: 1 });
    }
    expect([(await read(theirs._id))?.state, (await read(own._id))?.state]).toEqual([
      'archived',
      'archived',
    ]);
    expect(await read(unused._id)).toBeNull();
    expect(await actsOn(theirs._id)).toContainEqual({ act: 'spot_archived', by: boss.uid });
    expect(await mine(theirs._id)).toMatchObject({ state: 'archived' });
    const subjects = (await mailsTo(person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Their Cove is no longer offered');
  });
});

describe('the contributions of a deleted account', () => {
  it('are archived if they were booked or approved, removed or not, and the agency can restore them', async () => {
    const leaver = await world.createTraveler('Lea Verlaine');
    const [booked, approved, plain, sentBack] = [
      await addSpot(leaver, { spot: 'Booked Bluff' }),
      await addSpot(leaver, { spot: 'Approved Bluff' }),
      await addSpot(leaver, { spot: 'Plain Bluff' }),
      await addSpot(leaver, { spot: 'Returned Bluff' }),
    ];
    await putDetails(boss, booked._id, DETAILS);
    await book(sentBack);
    const booking = await book(booked);
    await approve(approved._id);
    const { body } = await boss.get('/operator/submissions');
    const { version } = (body as Submission[]).find(({ _id }) => _id === sentBack._id) ?? {};
    const decision = { kind: 'online', decision: 'send_back', reason: 'Vague.', version };
    await boss.post(`/operator/submissions/${sentBack._id}/decision`, decision);

    expect((await boss.delete(`/users/${leaver.uid}`)).status).toBe(200);
    for (const { _id } of [booked, approved, sentBack]) {
      expect(await read(_id)).toMatchObject({ state: 'archived', contributor: null });
      expect(await actsOn(_id)).toContainEqual({ act: 'spot_withdrawn', by: leaver.uid });
    }
    const { rows: named } = await world.db.sql.query(
      'select action from audit_log where by_user_id = $1 and by_name is not null',
      [leaver.uid],
    );
    expect(named).toEqual([]);
    expect(await read(plain._id)).toBeNull();
    expect((await ada.get(`/trips/${booking._id}`)).body.place.meetingPoint).toBe('Pier 3');
    const told = (await mailsTo(AGENCY)).filter(({ text }) => text.includes('Booked Bluff'));
    expect(told.at(-1)?.text).toMatch(/Approved Bluff|Returned Bluff/);
    const { rows } = await world.db.sql.query(
      'select id from spot_archive where owner_uid = $1 or archived_by = $1 or created_by = $2',
      [leaver.uid, leaver.email],
    );
    expect(rows).toEqual([]);
    expect((await boss.post(`/operator/spots/${booked._id}/restore`)).status).toBe(200);
  });

  it('don’t include the agency’s own destinations of an owner who leaves', async () => {
    const other = await world.createAdministrator();
    const own = await addSpot(other, { spot: 'Agency Bluff' });
    await boss.delete(`/users/${other.uid}?places=remove`);
    expect((await world.anonymous.get(`/allSpots/${own._id}`)).status).toBe(200);
  });
});
