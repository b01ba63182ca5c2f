import type { BookingRecord, Manifest } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import { makeMember, type TestPerson } from '../../test/people.ts';

let world: TestApp;
let owner: TestPerson;
let nadia: TestPerson;
beforeAll(async () => {
  world = await createTestApp();
  owner = await world.createAdministrator();
  nadia = await world.createTraveler('Nadia Rahman');
  await makeMember(world, nadia, 'staff');
});
afterAll(() => world.close());

async function book(change: object = {}) {
  const ada = await world.createTraveler('Ada Lovelace');
  const spot = await addSpot(ada);
  const { body } = await ada.post('/bookings', bookingInput(spot, change));
  return { ada, spot, id: String(body._id), booking: body };
}
const record = async (person: TestPerson, id: string) =>
  (await person.get(`/operator/bookings/${id}`)).body as BookingRecord;
const note = (person: TestPerson, id: string, text: string) =>
  person.post(`/operator/bookings/${id}/notes`, { text });

it('shows everything that happened: who, when and what, latest first (C9)', async () => {
  const { ada, id } = await book();
  world.clock.advance(60_000);
  const today = world.clock.now().toISOString().slice(0, 10);
  await nadia.post(`/operator/bookings/${id}/counterPayments`, {
    kind: 'received',
    method: 'cash',
    amount: 12_000,
    receivedOn: today,
  });
  world.clock.advance(60_000);
  await note(nadia, id, 'Two of them eat no meat.');
  const seen = await record(nadia, id);
  expect(seen).toMatchObject({
    attendance: 'none',
    money: { currency: 'usd', total: 60_000, card: 0, counter: 12_000, refunded: 0, goingBack: 0, balance: 48_000 }, // prettier-ignore
    notes: [{ by: { name: 'Nadia Rahman' }, text: 'Two of them eat no meat.', own: true }],
    customer: { _id: ada.uid, name: 'Ada Lovelace', email: ada.email, bookings: 1 },
    mails: [{ kind: 'confirmed' }, { kind: 'booked', state: 'pending' }],
  });
  const lines = seen.timeline.map(({ by, kind, name, source }) => [source, kind, by, name]);
  expect(lines[0]).toEqual(['note', 'note', 'staff', 'Nadia Rahman']);
  expect(lines).toContainEqual(['event', 'counter_received', 'staff', 'Nadia Rahman']);
  expect(lines.at(-1)).toEqual(['event', 'booked', 'traveller', 'Ada Lovelace']);
  const times = seen.timeline.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(lines.some(([source]) => source === 'money' || source === 'act')).toBe(false);
});

it('only its author can remove a note, and it is deleted with the account that it is about', async () => {
  const { ada, id } = await book();
  const { body: mine } = await note(nadia, id, 'Mine.');
  const { body: hers } = await note(owner, id, 'Hers.');
  expect(await nadia.delete(`/operator/bookings/${id}/notes/${hers._id}`)).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
  expect((await nadia.delete(`/operator/bookings/other/notes/${mine._id}`)).status).toBe(404);
  expect((await note(nadia, 'nowhere', 'Lost.')).status).toBe(404);
  expect((await nadia.delete(`/operator/bookings/${id}/notes/${mine._id}`)).body).toEqual({
    deletedCount: 1,
  });
  expect((await nadia.delete(`/operator/bookings/${id}/notes/${mine._id}`)).status).toBe(404);
  expect((await record(owner, id)).notes).toMatchObject([{ text: 'Hers.', own: true }]);
  expect((await ada.get('/account/export')).body.bookingNotes).toMatchObject([
    { bookingId: id, text: 'Hers.' },
  ]);
  const audit = (await owner.get('/audit')).body as { action: string; subjectId: string }[];
  const acts = audit.filter(({ subjectId }) => subjectId === id).map(({ action }) => action);
  expect(acts.toSorted()).toEqual(['booking_note_added', 'booking_note_added', 'booking_note_removed']); // prettier-ignore
  expect((await owner.delete(`/users/${ada.uid}`)).status).toBe(200);
  const { rows } = await world.db.sql.query('select 1 from booking_notes where booking_id = $1', [id]); // prettier-ignore
  expect(rows).toEqual([]);
});

it('a manifest lists booked trips, and never canceled, held or expired ones', async () => {
  const { ada, spot } = await book({ travelName: 'Ada', travellers: { adults: 2, children: 1 } });
  const names = ['Booked', 'Held', 'Expired', 'Canceled'];
  const ids: string[] = [];
  for (const travelName of names) {
    const { body } = await ada.post('/bookings', bookingInput(spot, { travelName }));
    ids.push(String(body._id));
  }
  await ada.post('/bookings', bookingInput(spot, { travelDate: '2090-06-16' }));
  const [, held, expired, canceled] = ids;
  await world.db.sql.query(`update bookings set state = 'held' where id = $1`, [held]);
  await world.db.sql.query(`update bookings set state = 'expired' where id = $1`, [expired]);
  await owner.post(`/operator/bookings/${canceled}/cancellation`, { revision: 1, reasonCode: 'weather' }); // prettier-ignore
  await note(nadia, ids[0] ?? '', 'Vegetarian.');
  const path = `/operator/departures/${spot._id}/2090-06-15`;
  const manifest = (await nadia.get(`${path}/manifest`)).body as Manifest;
  expect(manifest.departure).toEqual({
    offerId: spot._id,
    day: '2090-06-15',
    startTime: null,
    travelSpot: 'Quiet Bay',
    travelCountry: 'Portugal',
    bookings: 2,
    people: 4,
    checkedIn: 0,
    balance: [{ currency: 'usd', amount: 240_000 }],
    closed: false,
    scheduled: false,
    capacity: null,
    taken: 0,
    waiting: 0,
  });
  expect(manifest.rows).toMatchObject([
    {
      travelName: 'Ada',
      travellers: { adults: 2, children: 1, infants: 0 },
      lastDay: '2090-06-19',
    },
    { travelName: 'Booked', notes: ['Vegetarian.'] },
  ]);
  const table = String((await nadia.get(`${path}/manifest.csv`)).body);
  expect(table.split('\r\n')).toHaveLength(4);
  expect(table).not.toMatch(/Held|Expired|Canceled/);
  const { rows: taken } = await world.db.sql.query(
    `select subject_id, detail from audit_log where action = 'manifest_exported'`,
  );
  expect(taken).toEqual([{ subject_id: spot._id, detail: { day: '2090-06-15' } }]);
  expect((await nadia.get(`/operator/departures/${spot._id}/2090-06-17/manifest`)).status).toBe(
    404,
  );
  const { body: listed } = await nadia.get('/operator/departures?from=2090-06-15&to=2090-06-16');
  const here = listed.filter(({ offerId }: { offerId: string }) => offerId === spot._id);
  expect(here).toMatchObject([manifest.departure, { day: '2090-06-16', bookings: 1, people: 1 }]);
});
