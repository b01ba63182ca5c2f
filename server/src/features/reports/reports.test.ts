import { addDays, type BookingSummary, type Report, type Today } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localDay } from '../../lib/local-time.ts';
import { CARDS, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { makeMember } from '../../test/people.ts';

const ZONE = 'America/New_York';
let world: PaymentsWorld;
let admin: Caller;
let owner: Awaited<ReturnType<PaymentsWorld['test']['createAdministrator']>>;
let ada: Caller;
let day: string;
beforeAll(async () => {
  world = await openPaymentsWorld();
  admin = await world.administrator();
  owner = await world.test.createAdministrator();
  ada = await world.traveler();
  const value = { value: ZONE, revision: 0 };
  await admin.call('PUT', '/api/operator/settings/agency.timeZone', value);
  day = localDay(world.test.clock.now(), ZONE);
});
afterAll(() => world.close());

const sql = (text: string, values: unknown[] = []) => world.db.sql.query(text, values);
const report = async (query: string) => {
  const { body, status } = await admin.call<Report>('GET', `/api/operator/reports?${query}`);
  expect(status).toBe(200);
  const [usd] = body.currencies;
  return { rows: usd?.rows ?? [], total: usd?.total, all: body.currencies };
};
const travelsOn = (id: string, date: string) =>
  sql('update bookings set travel_date = $2 where id = $1', [id, date]);

it('agrees with Today and with the list of bookings', async () => {
  const [kept, refunded, canceled, cash] = [await ada.book(), await ada.book(), await ada.book(), await ada.book()]; // prettier-ignore
  await ada.pay(kept._id, CARDS.succeeds);
  await ada.pay(refunded._id, CARDS.succeeds);
  const { rows: payments } = await world.db.sql.query<{ id: string }>(
    'select id from payments where booking_id = $1',
    [refunded._id],
  );
  await admin.call('POST', `/api/payments/${payments[0]?.id}/refunds`, { reason: 'Rain' });
  for (let round = 0; round < 4; round += 1) await world.comeToRest();
  const path = `/api/operator/bookings/${cash._id}/counterPayments`;
  const entry = { method: 'cash', receivedOn: day, note: '' };
  await admin.call('POST', path, { ...entry, kind: 'received', amount: 10_000 });
  await admin.call('POST', path, { ...entry, kind: 'returned', amount: 2500 });
  await sql(`update bookings set state = 'cancelled', cancelled_at = $2 where id = $1`, [
    canceled._id,
    world.now(),
  ]);
  const [from, to] = [`${day.slice(0, 4)}-01-01`, `${day.slice(0, 4)}-12-31`];
  const { rows, total } = await report(`from=${from}&to=${to}`);
  const month = rows.find(({ key }) => key === day.slice(0, 7));
  expect(month).toMatchObject({ canceled: 1, fees: 0, received: 110_000, returned: 52_500 });
  expect(rows).toHaveLength(12);
  expect(total).toMatchObject({ received: 110_000, returned: 52_500 });

  const { body: today } = await admin.call<Today>('GET', '/api/operator/dashboard');
  const months = today.money?.in.find(({ currency }) => currency === 'usd')?.months ?? [];
  const own = months.find(({ span }) => span === month?.key);
  expect(own).toMatchObject({ back: month?.returned });
  expect((own?.card ?? 0) + (own?.counter ?? 0)).toBe(month?.received);

  const days = { from: addDays(day, 1), to: addDays(day, 60) };
  const list = `travelFrom=${days.from}&travelTo=${days.to}&state=booked`;
  const { body: summary } = await admin.call<BookingSummary>(
    'GET',
    `/api/operator/bookings/summary?${list}`,
  );
  for (const by of ['month', 'destination', 'source']) {
    const found = await report(`from=${days.from}&to=${days.to}&by=${by}&day=travel`);
    expect(found.total).toMatchObject({
      bookings: summary.count,
      people: summary.people,
      sales: summary.amounts[0]?.total,
    });
    expect(found.rows.reduce((sum, { sales }) => sum + sales, 0)).toBe(found.total?.sales);
  }
});

it('groups by destination and by source, and can be limited to one destination', async () => {
  const [from, to] = ['2031-03-01', '2031-03-31'];
  const mine = await ada.book();
  await travelsOn(mine._id, '2031-03-31');
  const { rows: offers } = await world.db.sql.query<{ offer_id: string; travel_spot: string }>(
    'select offer_id, travel_spot from bookings where id = $1',
    [mine._id],
  );
  const [offer] = offers;
  const query = `from=${from}&to=${to}&day=travel`;
  const of = { bookings: 1, canceled: 0, received: 0, returned: 0 };
  expect((await report(`${query}&by=destination`)).rows).toMatchObject([
    { key: offer?.offer_id, name: offer?.travel_spot, ...of },
  ]);
  expect((await report(`${query}&by=source`)).rows).toMatchObject([{ key: 'website', ...of }]);
  expect((await report(`${query}&offerId=${offer?.offer_id}`)).rows).toMatchObject([
    { key: '2031-03', ...of },
  ]);
  expect((await report(`from=2031-04-01&to=2031-04-30&day=travel`)).all).toEqual([]);

  const { text } = await csv(`${query}&by=destination&offerId=${offer?.offer_id}`);
  expect(text.split('\r\n')[0]).toBe(
    '\uFEFFDestination,Currency,Bookings,Travelers,Canceled,Sales,Fees,Received,Returned,Net',
  );
  expect(text).toContain(`"${offer?.travel_spot}","USD",1,`);
});

it('counts booking days in the agency’s time zone, and fees as parts of sales', async () => {
  const late = await ada.book();
  await sql('update bookings set created_at = $2 where id = $1', [
    late._id,
    new Date('2025-06-01T03:59:59Z'),
  ]);
  const lines = [
    { kind: 'promo', quantity: 1, unit: -500, days: 1, amount: -500 },
    { kind: 'fee', quantity: 1, unit: 700, days: 1, amount: 700, label: 'Reef levy' },
    { kind: 'fee', quantity: 2, unit: 150, days: 1, amount: 300, payAt: 'arrival', label: 'Tax' },
  ];
  await sql(
    `update bookings set total_minor = 50500, revision = revision + 1, price_lines = '[]', price_rules = '{}',
       price_extras = jsonb_build_object('revision', revision + 1, 'lines', $2::jsonb) where id = $1`,
    [late._id, JSON.stringify(lines)],
  );
  expect((await report('from=2025-06-01&to=2025-06-30')).all).toEqual([]);
  const { rows } = await report('from=2025-05-31&to=2025-06-30');
  expect(rows.map(({ bookings, fees, key, sales }) => [key, bookings, sales, fees])).toEqual([
    ['2025-05', 1, 50_500, 1000],
    ['2025-06', 0, 0, 0],
  ]);
});

const csv = async (query: string) => {
  const { body, status } = await owner.get(`/operator/reports.csv?${query}`);
  return { status, text: String(body) };
};

it('refuses invalid periods, groups and destinations', async () => {
  const refused = async (query: string) => {
    const { body, status } = await admin.call('GET', `/api/operator/reports?${query}`);
    return [status, body['code'], body['field']];
  };
  const span = 'from=2027-01-01&to=2027-12-31';
  const invalid = (field: string) => [400, 'invalid_input', field];
  expect(await refused('from=2027-01-02&to=2027-01-01')).toEqual(invalid('to'));
  expect(await refused('from=2027-01-01&to=2028-01-02')).toEqual(invalid('to'));
  expect(await refused(`${span}&by=week`)).toEqual(invalid('by'));
  expect(await refused(`${span}&day=paid`)).toEqual(invalid('day'));
  expect(await refused(`${span}&offerId=nowhere`)).toEqual(invalid('offerId'));
});

it('is for people who may read the ledger; the export is recorded', async () => {
  const query = `from=${day}&to=${day}`;
  const guide = await world.test.createTraveler();
  for (const path of [`/operator/reports?${query}`, `/operator/reports.csv?${query}`]) {
    expect((await world.test.anonymous.get(path)).status).toBe(401);
    expect((await guide.get(path)).status).toBe(403);
  }
  await makeMember(world.test, guide, 'staff');
  expect((await guide.get(`/operator/reports?${query}`)).status).toBe(403);
  expect((await csv(query)).status).toBe(200);
  const acts = await admin.call<{ action: string }[]>('GET', '/api/operator/audit?kind=money');
  expect(acts.body.map(({ action }) => action)).toContain('report_exported');
});
