import type {
  AccountExport,
  BookingListItem,
  BookingRecord,
  Customer,
  CustomerRecord,
  Manifest,
  Setting,
  Spot,
} from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import { makeMember, moveTo, proveAddress, type TestPerson } from '../../test/people.ts';

let world: TestApp;
let owner: TestPerson;
let nadia: TestPerson;
let desk: TestPerson;
let spot: Spot;
let count = 0;
beforeAll(async () => {
  world = await createTestApp();
  owner = await world.createAdministrator();
  nadia = await world.createTraveler('Nadia Rahman');
  await makeMember(world, nadia, 'manager');
  desk = await world.createTraveler('Dora Desk');
  await makeMember(world, desk, 'staff');
  spot = await addSpot(owner);
});
afterAll(() => world.close());

const newPhone = () => `+351 912 ${String((count += 1)).padStart(6, '0')}`;
const newAddress = () => `caller-${(count += 1)}@example.com`;

interface Caller {
  name?: string;
  email?: string;
  phone?: string;
}

const asked = ({ name = 'Grace Okonkwo', ...reached }: Caller, notify = true) => {
  const { travelName: _, ...trip } = bookingInput(spot);
  return { ...trip, customer: { name, ...reached }, notify };
};
async function bookFor(caller: Caller, notify = true): Promise<BookingRecord> {
  const { body, status } = await desk.post('/operator/bookings', asked(caller, notify));
  expect([status, body['code']]).toEqual([201, undefined]);
  return body as BookingRecord;
}
const recordOf = async (id: string) =>
  (await desk.get(`/operator/bookings/${id}`)).body as BookingRecord;
const customersNamed = async (q: string) =>
  (await nadia.get(`/operator/customers?q=${encodeURIComponent(q)}`)).body as Customer[];
const found = async (q: string) =>
  ((await desk.get(`/operator/bookings?q=${encodeURIComponent(q)}`)).body as BookingListItem[]).map(
    ({ _id }) => _id,
  );
async function correct(record: BookingRecord, contact: object, who = desk) {
  const { _id: id, revision } = record.booking;
  return who.post(`/operator/bookings/${id}/contact`, {
    revision,
    name: 'Grace Okonkwo',
    ...contact,
  });
}
const mailsTo = async (email: string) => {
  const { rows } = await world.db.sql.query<{ subject: string; text: string; state: string }>(
    `select subject, text_body as text, state from mail_outbox where recipient = $1 order by created_at`,
    [email],
  );
  return rows;
};
const receiveCash = (id: string, amount = 1000) =>
  owner.post(`/operator/bookings/${id}/counterPayments`, {
    kind: 'received',
    method: 'cash',
    amount,
    receivedOn: world.clock.now().toISOString().slice(0, 10),
    note: 'Grace paid',
  });

describe('a booking for someone who called', () => {
  it('requires a telephone number or an address, and stores the number in one form', async () => {
    const { booking, guest, waitsFor } = await bookFor({ phone: '00351 912 345 678' });
    expect(booking).toMatchObject({ travelEmail: '', travelPhone: '+351912345678' });
    expect([waitsFor, guest?.bookings]).toEqual([null, 1]);
    const typed = await bookFor({ phone: '020 7946 0958', email: newAddress() });
    expect(typed.booking.travelPhone).toBe('020 7946 0958');
    for (const reached of [{}, { phone: '' }]) {
      const { body, status } = await desk.post('/operator/bookings', asked(reached));
      expect([status, body.code, body.field]).toEqual([400, 'invalid_input', 'customer.email']);
    }
    const { body, status } = await desk.post('/operator/bookings', asked({ phone: 'call me' }));
    expect([status, body.code, body.field]).toEqual([400, 'invalid_input', 'customer.phone']);
  });

  it('writes no email without an address', async () => {
    const before = await world.db.sql.query('select id from mail_outbox');
    const { booking } = await bookFor({ phone: newPhone() });
    const after = await world.db.sql.query('select id from mail_outbox');
    expect(after.rowCount).toBe(before.rowCount);
    await receiveCash(booking._id);
    expect((await recordOf(booking._id)).mails).toEqual([]);
  });

  it('is found by its number, however that is written', async () => {
    const { booking } = await bookFor({ phone: '+44 20 7946 1234', name: 'Hugo' });
    for (const q of [
      '+44 20 7946 1234',
      '020 7946 1234',
      '79461234',
      '7946-1234',
      '00442079461234',
    ]) {
      expect([q, await found(q)]).toEqual([q, [booking._id]]);
    }
    expect(await found('79461235')).toEqual([]);
    expect(await found('hugo')).toEqual([booking._id]);
  });

  it('shows its number on the manifest and in both files', async () => {
    const { booking } = await bookFor({ phone: '+351 913 000 111' });
    const { offerId, travelDate } = booking;
    const path = `/operator/departures/${offerId}/${travelDate}/manifest`;
    const { rows } = (await owner.get(path)).body as Manifest;
    expect(rows.find(({ _id }) => _id === booking._id)?.travelPhone).toBe('+351913000111');
    for (const file of [`${path}.csv`, '/operator/bookings.csv']) {
      expect(String((await owner.get(file)).body)).toContain('+351913000111');
    }
  });

  it('tells the agency who travels, how many, the price, and where to open the booking', async () => {
    const { booking } = await bookFor({ phone: '+351 913 222 333', name: 'Ines Alves' }, false);
    await world.runJob('send-agency-bundles');
    const { rows } = await world.db.sql.query<{ text: string }>(
      `select text_body as text from mail_outbox where recipient = 'journeys@example.com'`,
    );
    const text = rows.map((row) => row.text).join('\n');
    for (const said of [
      'Ines Alves',
      '+351 913 222 333',
      '1 adult',
      `/admin/bookings/${booking._id}`,
    ]) {
      expect(text).toContain(said);
    }
    expect(text).toMatch(/Total: \$\d/);
  });
});

describe('a canceled trip of someone without an address', () => {
  it('asks the agency to call the customer', async () => {
    const { booking } = await bookFor({ phone: '+351 913 444 555', name: 'Joana Melo' });
    await world.runJob('send-agency-bundles');
    const canceled = await owner.post(`/operator/bookings/${booking._id}/cancellation`, {
      revision: booking.revision,
      refund: 'full',
      reasonCode: 'weather',
      message: '',
      tell: true,
    });
    expect(canceled.status).toBe(201);
    await world.runJob('send-agency-bundles');
    const { rows } = await world.db.sql.query<{ subject: string; text: string }>(
      `select subject, text_body as text from mail_outbox where recipient = 'journeys@example.com'`,
    );
    const call = rows.find(({ subject }) => subject === 'Call: Joana Melo');
    expect(call?.text).toContain('+351 913 444 555');
  });
});

describe('the telephone number of a traveler who books', () => {
  const setPhone = async (value: string) => {
    const { body } = await owner.get('/operator/settings');
    const { revision = 0 } = (body as Setting[]).find(({ key }) => key === 'booking.phone') ?? {};
    const path = '/operator/settings/booking.phone';
    expect((await owner.put(path, { value, revision })).status).toBe(200);
  };

  it('is optional unless the agency requires it, and is in the person’s export', async () => {
    const ada = await world.createTraveler('Ada');
    const plain = await ada.post('/bookings', bookingInput(spot));
    expect([plain.status, 'travelPhone' in plain.body]).toEqual([201, false]);
    await setPhone('required');
    const without = await ada.post('/bookings', bookingInput(spot));
    expect([without.status, without.body.field]).toEqual([400, 'travelPhone']);
    const given = { ...bookingInput(spot), travelPhone: '+1 555 010 9999' };
    expect((await ada.post('/bookings', given)).body.travelPhone).toBe('+15550109999');
    await setPhone('off');
    const exported = (await ada.get('/account/export')).body as AccountExport;
    expect(exported.bookings.map(({ travelPhone }) => travelPhone)).toContain('+15550109999');
    const [customer] = await customersNamed('5550109999');
    expect(customer).toMatchObject({ _id: ada.uid, account: true, phone: '+15550109999' });
  });

  it('is deleted with the account, even if the booking stays in the books', async () => {
    const ada = await world.createTraveler('Ada');
    const given = { ...bookingInput(spot), travelPhone: '+1 555 010 7777' };
    const { _id: id } = (await ada.post('/bookings', given)).body;
    await receiveCash(id);
    await world.db.sql.query(`update bookings set travel_date = '2020-01-01' where id = $1`, [id]);
    expect((await ada.delete(`/users/${ada.uid}`)).status).toBe(200);
    const { rows } = await world.db.sql.query('select travel_phone from bookings where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ travel_phone: '' }]);
  });
});

describe('a corrected contact', () => {
  it('gets the emails, and the earlier address can’t claim the booking [attack claim a booking by its former address]', async () => {
    const [wrong, right] = [newAddress(), newAddress()];
    const record = await bookFor({ email: wrong });
    const id = record.booking._id;
    const { body, status } = await correct(record, { email: right, notify: true });
    expect(status).toBe(200);
    const corrected = body as BookingRecord;
    expect(corrected).toMatchObject({
      waitsFor: right,
      booking: { travelEmail: right, revision: 2 },
    });
    // the email still waiting for the wrong address was redirected, with the new link
    expect(await mailsTo(wrong)).toEqual([]);
    const { url } = (await desk.get(`/operator/bookings/${id}/tripLink`)).body as { url: string };
    const [moved, sent] = await mailsTo(right);
    expect([moved?.text, sent?.text].map((text) => text?.includes(url))).toEqual([true, true]);
    await moveTo(world, wrong, await world.createTraveler('Mallory'));
    expect((await recordOf(id)).customer).toBeNull();
    const grace = await moveTo(world, right, await world.createTraveler('Grace'));
    expect((await recordOf(id)).customer?._id).toBe(grace.uid);
  });

  it('keeps its link if an address or number was only missing, and ends it if one was wrong', async () => {
    const [phone, email] = [newPhone(), newAddress()];
    const record = await bookFor({ phone });
    const { _id: id } = record.booking;
    const link = async () => (await desk.get(`/operator/bookings/${id}/tripLink`)).body.url;
    const first = await link();
    expect((await correct(record, { phone, email })).status).toBe(200);
    expect(await link()).toBe(first);
    expect((await correct(await recordOf(id), { phone: newPhone(), email })).status).toBe(200);
    expect(await link()).not.toBe(first);
    const token = String(first).split('#')[1];
    expect((await world.anonymous.post('/guestTrips', { token })).status).toBe(404);
  });

  it('gives the booking to the account that has verified the new address', async () => {
    const ada = await world.createTraveler('Ada');
    await proveAddress(world, ada);
    const record = await bookFor({ phone: newPhone() });
    const { body } = await correct(record, { email: ada.email.toUpperCase() });
    expect(body.customer?._id).toBe(ada.uid);
    expect(body.guest).toBeNull();
    expect(await customersNamed(record.booking.travelPhone ?? '')).toMatchObject([]);
  });

  it('is recorded without the data, and shown in the timeline', async () => {
    const record = await bookFor({ phone: newPhone() });
    const { body } = await correct(record, { name: 'Grace O.', phone: newPhone() });
    const changed = { name: 'changed', email: 'same', phone: 'changed' };
    expect(body.timeline).toContainEqual(
      expect.objectContaining({ kind: 'contact_changed', detail: changed, by: 'staff' }),
    );
    const acts = (await owner.get('/audit')).body as { action: string; detail: object }[];
    expect(acts.find(({ action }) => action === 'contact_changed')?.detail).toEqual(changed);
  });

  it('is refused if someone else was faster, and for the address of an account', async () => {
    const record = await bookFor({ phone: newPhone() });
    await correct(record, { phone: newPhone() });
    const late = await correct(record, { phone: newPhone() });
    expect([late.status, late.body.code]).toEqual([409, 'revision_changed']);
    const ada = await world.createTraveler('Ada');
    const { body: booking } = await ada.post('/bookings', bookingInput(spot));
    const own = await recordOf(booking._id);
    const other = await correct(own, { email: newAddress() });
    expect([other.status, other.body.field]).toEqual([400, 'email']);
    const called = await correct(own, { email: ada.email, phone: '+1 555 010 1234' });
    expect(called.body.booking).toMatchObject({ travelPhone: '+15550101234' });
  });

  it('requires the permission to write bookings', async () => {
    const record = await bookFor({ phone: newPhone() });
    const viewer = await world.createTraveler('Vera');
    expect((await correct(record, { phone: newPhone() }, viewer)).status).toBe(403);
    const path = `/operator/bookings/${record.booking._id}/contact`;
    const contact = { revision: 1, name: 'x', phone: newPhone() };
    expect((await world.anonymous.post(path, contact)).status).toBe(401);
    expect((await desk.post('/operator/bookings/none/contact', contact)).status).toBe(404);
  });
});

describe('a customer without an account', () => {
  it('is one person by address or number, in the list and in the search', async () => {
    const [phone, email] = [newPhone(), newAddress()];
    const first = await bookFor({ name: 'Daniel Reis', phone });
    const second = await bookFor({ name: 'Daniel Reis', phone, email });
    const third = await bookFor({ name: 'Daniel Reis', email });
    expect([second.guest?._id, third.guest]).toEqual([
      first.guest?._id,
      { _id: first.guest?._id, bookings: 3 },
    ]);
    // a family member with the same number
    const other = await bookFor({ name: 'Dora Reis', phone, email: newAddress() });
    expect(other.guest?._id).not.toBe(first.guest?._id);
    await receiveCash(third.booking._id, 2500);
    const [daniel, ...more] = await customersNamed('daniel');
    expect(more).toEqual([]);
    expect(daniel).toMatchObject({
      name: 'Daniel Reis',
      email,
      phone: phone.replaceAll(' ', ''),
      account: false,
      bookings: 3,
      paid: [{ amount: 2500, currency: 'usd' }],
    });
    expect((await customersNamed(phone)).map(({ name }) => name).sort()).toEqual([
      'Daniel Reis',
      'Dora Reis',
    ]);
    const record = (await nadia.get(`/operator/customers/${daniel?._id}`)).body as CustomerRecord;
    expect(record.bookings).toHaveLength(3);
    expect(record.payments).toMatchObject([{ kind: 'received', amount: 2500 }]);
    expect(record.mails.length).toBeGreaterThan(0);
  });

  it('is listed among the others by name and by age, page by page', async () => {
    for (const sort of ['name', 'newest']) {
      const all: Customer[] = [];
      let next: string | undefined = `/operator/customers?sort=${sort}`;
      while (next !== undefined) {
        const { body, headers } = await nadia.get(next);
        all.push(...(body as Customer[]));
        next = /^<\/api(.+)>; rel="next"$/.exec(String(headers['link'] ?? ''))?.[1];
      }
      expect(new Set(all.map(({ _id }) => _id)).size).toBe(all.length);
      expect(new Set(all.map(({ account }) => account)).size).toBe(2);
      const keys = all.map(({ name, since }) => (sort === 'name' ? name.toLowerCase() : since));
      expect(keys).toEqual(sort === 'name' ? keys.toSorted() : keys.toSorted().toReversed());
    }
    const { body } = await nadia.get('/operator/customers?blocked=true');
    expect((body as Customer[]).filter(({ account }) => !account)).toEqual([]);
  });

  it('gets everything that is stored about them', async () => {
    const [phone, email] = [newPhone(), newAddress()];
    const { booking, guest } = await bookFor({ name: 'Rosa Lima', phone, email });
    await receiveCash(booking._id);
    await desk.post(`/operator/bookings/${booking._id}/notes`, { text: 'Rosa is vegan.' });
    const { body, status } = await owner.get(`/operator/customers/${guest?._id}/export`);
    expect(status).toBe(200);
    const exported = body as AccountExport;
    expect(exported.user).toMatchObject({ _id: guest?._id, name: 'Rosa Lima', email });
    expect(exported.phone).toBe(phone.replaceAll(' ', ''));
    expect(exported.bookings.map(({ _id }) => _id)).toEqual([booking._id]);
    expect(exported.counterPayments).toHaveLength(1);
    expect(exported.bookingNotes.map(({ text }) => text)).toEqual(['Rosa is vegan.']);
    expect(exported.bookingEvents.map(({ kind }) => kind)).toContain('booked');
    expect(exported.mails.length).toBeGreaterThan(0);
    expect((await desk.get(`/operator/customers/${guest?._id}/export`)).status).toBe(403);
  });

  it('can be erased with only a number, and leaves the list', async () => {
    const phone = newPhone();
    const unpaid = await bookFor({ name: 'Nuno Dias', phone });
    const paid = await bookFor({ name: 'Nuno Dias', phone });
    const id = paid.booking._id;
    await receiveCash(id);
    await world.db.sql.query(`update bookings set travel_date = '2020-01-01' where id = $1`, [id]);
    const { body, status } = await owner.delete(`/operator/bookings/${id}/customer`);
    expect([status, body.deletedCount]).toEqual([200, 1]);
    expect((await desk.get(`/operator/bookings/${unpaid.booking._id}`)).status).toBe(404);
    const { rows } = await world.db.sql.query(
      'select travel_phone, guest_id from bookings where id = $1',
      [id],
    );
    expect(rows).toEqual([{ travel_phone: '', guest_id: null }]);
    expect(await customersNamed('nuno')).toEqual([]);
    expect((await owner.get(`/operator/customers/${paid.guest?._id}`)).status).toBe(404);
  });

  it('no longer exists once an account has the bookings', async () => {
    const email = newAddress();
    const { guest } = await bookFor({ name: 'Vasco Luz', email });
    const vasco = await moveTo(world, email, await world.createTraveler('Vasco Luz'));
    expect(await customersNamed('vasco')).toMatchObject([{ _id: vasco.uid, account: true }]);
    await world.runJob('end-retention');
    const { rows } = await world.db.sql.query('select id from guests where id = $1', [guest?._id]);
    expect(rows).toEqual([]);
  });

  it('is created for bookings that an older version wrote', async () => {
    const email = newAddress();
    const { booking, guest } = await bookFor({ name: 'Otto Old', email });
    await world.db.sql.query('update bookings set guest_id = null where id = $1', [booking._id]);
    await world.db.sql.query('delete from guests where id = $1', [guest?._id]);
    expect(await customersNamed('otto old')).toEqual([]);
    await world.runJob('adopt-guests');
    expect(await customersNamed('otto old')).toMatchObject([{ email, bookings: 1 }]);
  });
});
