import {
  CHECK_IN_PATH,
  type Booking,
  type BookingEvent,
  type BookingRecord,
  type CheckIn,
  type Voucher,
} from '@wayfarer/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { callerWith } from '../../test/caller.ts';
import { makeMember, type TestPerson } from '../../test/people.ts';
import { bookTrip, cancelTrip, dayThere, expireTrip } from '../../test/trips.ts';
import { replaceVoucherKey } from './index.ts';

let world: TestApp;
let beside: TestApp;
let admin: TestPerson;
let ada: TestPerson;
let sam: TestPerson;
let kim: TestPerson;
beforeAll(async () => {
  world = await createTestApp();
  beside = await createTestApp({ db: world.db, clock: world.clock });
  admin = await world.createAdministrator();
  sam = await world.createTraveler('Sam at the desk');
  kim = await world.createTraveler('Kim at the desk');
  for (const person of [sam, kim]) await makeMember(world, person, 'staff');
  // so that each trip of this file has a voucher
  const setting = '/operator/settings/booking.payOnArrival';
  await admin.put(setting, { value: true, revision: 0 });
});
beforeEach(async () => {
  ada = await world.createTraveler('Ada Lovelace');
});
afterAll(async () => {
  await beside.close();
  await world.close();
});

const linkOf = async ({ _id }: Booking) =>
  ((await ada.get(`/trips/${_id}/voucher`)).body as Voucher).link;
const lookUp = (query: { link: string } | { reference: string }, who = sam) =>
  who.post('/checkIns/lookup', query);
const record = ({ _id }: Booking, body: object, who = sam) =>
  who.post(`/operator/bookings/${_id}/attendance`, {
    attendance: 'checked_in',
    revision: 1,
    ...body,
  });
const today = (options = {}) => bookTrip(world, ada, { inDays: 0, ...options });

describe('[B4] the code of a voucher', () => {
  it('shows staff who is expected, and whether a balance is open', async () => {
    const booking = await today({ days: 2 });
    const { body, status } = await lookUp({ link: await linkOf(booking) });
    expect(status).toBe(200);
    expect(body).toEqual({
      booking,
      phase: 'under_way',
      localToday: dayThere(world, 'Atlantic/Azores', 0),
      lastDay: dayThere(world, 'Atlantic/Azores', 1),
      attendance: 'none',
      recorded: null,
      open: true,
      voucher: true,
    });
    expect((body as CheckIn).booking.breakdown).toMatchObject({
      dueNow: 12_000,
      dueOnArrival: 12_000,
    });
    expect((await ada.get(`/bookings/${booking._id}`)).body).toEqual(booking);
  });

  it('is marked once its payment was returned [attack a printed voucher after the refund]', async () => {
    const booking = await today();
    const link = await linkOf(booking);
    const setting = '/operator/settings/booking.payOnArrival';
    await admin.put(setting, { value: false, revision: 1 });
    const counter = (kind: string, amount: number) =>
      admin.post(`/operator/bookings/${booking._id}/counterPayments`, {
        kind,
        method: 'cash',
        amount,
        receivedOn: world.clock.now().toISOString().slice(0, 10),
        note: '',
      });
    const seen = async () => (await lookUp({ link })).body as CheckIn;
    expect(await seen()).toMatchObject({ voucher: false, open: true });
    await counter('received', 24_000);
    expect(await seen()).toMatchObject({ voucher: true, booking: { breakdown: { paid: 24_000 } } });
    await counter('returned', 24_000);
    expect(await seen()).toMatchObject({ voucher: false, booking: { breakdown: { paid: 0 } } });
    await admin.put(setting, { value: true, revision: 2 });
  });

  it('shows nothing to anyone else [attack a guest who scans their own voucher]', async () => {
    const booking = await today();
    const link = await linkOf(booking);
    const stranger = await world.createTraveler();
    for (const person of [ada, stranger]) {
      expect(await lookUp({ link }, person)).toMatchObject({ status: 403 });
      expect(await record(booking, {}, person)).toMatchObject({ status: 403 });
    }
    const { body, status } = await world.anonymous.post('/checkIns/lookup', { link });
    expect([status, body.code]).toEqual([401, 'not_signed_in']);
  });

  it('is refused if it is forged, belongs to another booking, or isn’t a voucher’s [attack a forged voucher]', async () => {
    const [one, other] = [await today(), await today()];
    const [link, foreign] = [await linkOf(one), await linkOf(other)];
    const base = link.slice(0, link.indexOf('#'));
    const signature = link.slice(-22);
    const forged = [
      `${base}#v1.${one.reference}.${foreign.slice(-22)}`,
      `${base}#v1.${other.reference}.${signature}`,
      `${base}#v1.${one.reference}.${'A'.repeat(22)}`,
      `${base}#v1.${one.reference}.${signature.slice(0, -1)}`,
      `${base}#v1.${one.reference}.${signature}A`,
      `${base}#v2.${one.reference}.${signature}`,
      `${base}#v1.${String(one.reference).toLowerCase()}.${signature}`,
      base,
      'https://example.com/menu',
    ];
    for (const tried of forged) {
      const { body, status } = await lookUp({ link: tried });
      expect([tried, status, body.code]).toEqual([tried, 400, 'invalid_signature']);
    }
    const unknown = await lookUp({ link: `${base}#v1.WF-ZZZZZZ.${signature}` });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } });
    // a voucher that was printed while the site had another address
    const moved = `https://old.example${CHECK_IN_PATH}${link.slice(link.indexOf('#'))}`;
    expect((await lookUp({ link: moved })).body.booking._id).toBe(one._id);
  });

  it('ends when the keys are replaced; the new code works in every process [incident voucher keys that were leaked]', async () => {
    const booking = await today();
    const before = await linkOf(booking);
    await replaceVoucherKey(world.db.sql, world.clock.now());
    expect((await lookUp({ link: before })).body.code).toBe('invalid_signature');
    const after = await linkOf(booking);
    expect(after).not.toBe(before);
    const there = callerWith(beside.app, { authorization: `Bearer ${sam.token}` });
    expect((await there.post('/checkIns/lookup', { link: after })).status).toBe(200);
  });

  it('can be replaced by the reference, however that is typed', async () => {
    const booking = await today();
    // a reference with digits that are mistaken for letters
    await world.db.sql.query(`update bookings set reference = 'WF-10WFZ1' where id = $1`, [
      booking._id,
    ]);
    for (const reference of [
      'WF-10WFZ1',
      ' wf-10wfz1 ',
      'wf 10 wf z1',
      '10wfz1',
      'WF10WFZ1',
      'wf-iowfzl',
    ]) {
      const { body, status } = await lookUp({ reference });
      expect([reference, status, body.booking?._id]).toEqual([reference, 200, booking._id]);
    }
    for (const reference of ['WF-10WFZ2', '10WFZ', 'WF', '-', "' or 1=1"]) {
      expect(await lookUp({ reference })).toMatchObject({ status: 404 });
    }
  });
});

async function eventsOf({ _id }: Booking): Promise<BookingEvent[]> {
  const { events } = (await admin.get(`/operator/bookings/${_id}`)).body as BookingRecord;
  return events.filter(({ kind }) => kind !== 'mail');
}

describe('[B4] a check-in', () => {
  it('takes one press, is shown to the traveler and recorded; a second press shows when and by whom it was done', async () => {
    const booking = await today();
    const at = world.clock.now().toISOString();
    const first = await record(booking, {});
    const recorded = { at, by: 'Sam at the desk' };
    expect(first).toMatchObject({
      status: 200,
      body: { attendance: 'checked_in', recorded, open: true, booking: { revision: 2 } },
    });
    world.clock.advance(60_000);
    for (const revision of [1, 2]) {
      const again = await record(booking, { revision }, kim);
      expect([again.status, again.body]).toEqual([200, first.body]);
    }
    expect((await lookUp({ link: await linkOf(booking) }, kim)).body).toEqual(first.body);
    const trip = (await ada.get(`/trips/${booking._id}`)).body;
    expect(trip.checkedInAt).toBe(at);
    expect(JSON.stringify(trip)).not.toContain('Sam');
    const events = await eventsOf(booking);
    expect(events).toMatchObject([
      { kind: 'booked' },
      { kind: 'checked_in', by: 'staff', byUserId: sam.uid, detail: {} },
    ]);
    const [entry] = (await admin.get('/audit')).body;
    expect(entry).toMatchObject({
      action: 'attendance_recorded',
      byUserId: sam.uid,
      subjectId: booking._id,
      detail: { attendance: 'checked_in' },
    });
  });

  it('by two at once counts once: the other learns who did it [incident two desks check one party in]', async () => {
    const there = callerWith(beside.app, { authorization: `Bearer ${kim.token}` });
    for (let round = 0; round < 5; round += 1) {
      const booking = await today();
      const path = `/operator/bookings/${booking._id}/attendance`;
      const body = { attendance: 'checked_in', revision: 1 };
      const answers = await Promise.all([
        sam.post(path, body),
        there.post(path, body),
        sam.post(path, body),
        there.post(path, body),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(answers.map(({ body: told }) => JSON.stringify(told))).size).toBe(1);
      const events = await eventsOf(booking);
      expect(events).toHaveLength(2);
    }
  });

  it('isn’t undone by someone with an older page: one of two different actions is refused [incident two desks check one party in]', async () => {
    const there = callerWith(beside.app, { authorization: `Bearer ${kim.token}` });
    const booking = await today();
    const path = `/operator/bookings/${booking._id}/attendance`;
    const answers = await Promise.all([
      sam.post(path, { attendance: 'checked_in', revision: 1 }),
      there.post(path, { attendance: 'no_show', revision: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('revision_changed');
  });

  it('can be undone, and replaced by another', async () => {
    const booking = await today();
    await record(booking, {});
    expect((await record(booking, { attendance: 'none', revision: 2 })).body).toMatchObject({
      attendance: 'none',
      recorded: null,
    });
    expect((await ada.get(`/trips/${booking._id}`)).body.checkedInAt).toBeNull();
    expect((await record(booking, { attendance: 'no_show', revision: 3 }, kim)).body).toMatchObject(
      {
        attendance: 'no_show',
        recorded: { by: 'Kim at the desk' },
      },
    );
    expect((await ada.get(`/trips/${booking._id}`)).body.checkedInAt).toBeNull();
    const events = await eventsOf(booking);
    expect(events.map(({ kind }) => kind)).toEqual([
      'booked',
      'checked_in',
      'attendance_undone',
      'no_show',
    ]);
    // the traveler's own timeline shows none of these events
    expect((await ada.get(`/trips/${booking._id}`)).body.timeline).toHaveLength(1);
  });

  it('isn’t affected by a change to the trip, which only the agency can change from then on', async () => {
    const booking = await today();
    await record(booking, {});
    const change = { travelDate: '2090-06-15', travelDuration: 2 };
    expect((await ada.put(`/bookings/${booking._id}`, change)).status).toBe(409);
    const byStaff = { ...change, revision: 2, reason: 'The ferry goes later.' };
    const path = `/operator/bookings/${booking._id}/change`;
    expect((await sam.post(path, byStaff)).status).toBe(200);
    expect((await lookUp({ reference: String(booking.reference) })).body).toMatchObject({
      attendance: 'checked_in',
      recorded: { by: 'Sam at the desk' },
      open: false,
    });
  });

  it.each(['Pacific/Kiritimati', 'Etc/GMT+12', 'Atlantic/Azores'])(
    'is possible from the day before the first to the last, there: %s',
    async (zone) => {
      const tried: Record<number, [open: boolean, code: string | number]> = {};
      for (const inDays of [2, 1, 0, -2, -3]) {
        const booking = await bookTrip(world, ada, { inDays, days: 3, zone });
        const { open } = (await lookUp({ reference: String(booking.reference) })).body;
        const { body, status } = await record(booking, {});
        tried[inDays] = [open, body.code ?? status];
      }
      expect(tried).toEqual({
        2: [false, 'not_expected_today'],
        1: [true, 200],
        0: [true, 200],
        [-2]: [true, 200],
        [-3]: [false, 'not_expected_today'],
      });
    },
  );

  it('on another day is for people who may cancel bookings, who have to confirm it [attack attendance recorded on another day]', async () => {
    const manager = await world.createTraveler();
    await makeMember(world, manager, 'manager');
    const booking = await today({ inDays: 20 });
    expect((await record(booking, {}, manager)).body.code).toBe('not_expected_today');
    expect(await record(booking, { anyway: true })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect(await record(booking, { anyway: true }, manager)).toMatchObject({
      status: 200,
      body: { attendance: 'checked_in', open: false },
    });
    expect((await record(await today(), { anyway: true })).status).toBe(200);
  });

  it('is refused for a canceled or expired trip, which can still be looked up', async () => {
    const [canceled, expired] = [await bookTrip(world, ada, { inDays: 1 }), await today()];
    const link = await linkOf(canceled);
    await cancelTrip(ada, canceled);
    await expireTrip(world, expired);
    expect((await lookUp({ link })).body).toMatchObject({
      booking: { state: 'cancelled' },
      open: false,
    });
    expect((await record(canceled, { revision: 2 })).body.code).toBe('booking_cancelled');
    expect((await record(expired, { revision: 2 })).body.code).toBe('booking_expired');
    expect((await record({ ...canceled, _id: 'nothing' }, {})).status).toBe(404);
  });

  it('keeps the name of its author when the account is deleted', async () => {
    const leaver = await world.createTraveler('Lee, who leaves');
    await makeMember(world, leaver, 'staff');
    const booking = await today();
    const { body } = await record(booking, {}, leaver);
    expect(body.recorded.by).toBe('Lee, who leaves');
    const boss = await world.createAdministrator();
    expect((await boss.delete(`/users/${leaver.uid}`)).status).toBe(200);
    const after = (await lookUp({ reference: String(booking.reference) })).body;
    expect(after).toMatchObject({
      attendance: 'checked_in',
      recorded: body.recorded,
    });
  });
});
