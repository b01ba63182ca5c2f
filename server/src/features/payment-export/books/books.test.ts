import { addDays, type Today } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localDay } from '../../../lib/local-time.ts';
import { CARDS, type Caller } from '../../../test/payments/payments-caller.ts';
import { USUAL_PAPERS } from '../../../test/payments/papers.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { makeMember } from '../../../test/people.ts';
import { listBooked } from '../store/list-booked.ts';
import { DATEV_COLUMNS } from './datev-columns.ts';
import { contraAccountOf } from './posting.ts';

/**
 * When the clock starts, it is early morning in this time zone. A part of each of its days belongs to another day in
 * UTC.
 */
const ZONE = 'America/New_York';
const BOOKS = {
  accounts: {
    card: '1360',
    cash: '1000',
    card_terminal: '1361',
    transfer: '1200',
    gift: '1605',
    other: '1590',
    fees: '4970',
    revenue: '8400',
  },
  yearStartsIn: 1,
  consultant: 29_098,
  client: 55_003,
  accountLength: 4,
};

let world: PaymentsWorld;
let admin: Caller;
let owner: Awaited<ReturnType<PaymentsWorld['test']['createAdministrator']>>;
let day: string;
beforeAll(async () => {
  world = await openPaymentsWorld();
  admin = await world.administrator();
  owner = await world.test.createAdministrator();
  await setting('agency.timeZone', ZONE);
  day = localDay(world.test.clock.now(), ZONE);
});
afterAll(() => world.close());

const revisions = new Map<string, number>();
async function setting(key: string, value: unknown) {
  const revision = revisions.get(key) ?? 0;
  const path = `/api/operator/settings/${key}`;
  const { status } = await admin.call('PUT', path, { value, revision });
  expect(status).toBe(200);
  revisions.set(key, revision + 1);
}

const sql = (text: string, values: unknown[] = []) => world.db.sql.query(text, values);
const fileOf = async (query: string) => {
  const { body, headers, status } = await owner.get(`/operator/books.csv?${query}`);
  return { status, text: String(body), problem: body as { code: string; field?: string }, headers };
};

/** The rows of the plain books, as cells by title. */
async function booksOf(from: string, to: string, more = '') {
  const { status, text } = await fileOf(`from=${from}&to=${to}${more}`);
  expect(status).toBe(200);
  const [head = '', ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  const titles = head.split(',');
  const cellsOf = (line: string) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell);
  return lines.map((line) => {
    const cells = cellsOf(line);
    return Object.fromEntries(titles.map((title, at) => [title, cells[at] ?? '']));
  });
}

const minor = (gross = '') => Math.round(Number(gross) * 100);
const sumOf = (rows: Record<string, string>[]) =>
  rows
    .filter(({ Kind }) => Kind !== 'Fee of the card provider')
    .reduce((sum, { Gross }) => sum + minor(Gross), 0);

const counter = async (id: string, kind: string, amount: number, more: object = {}) => {
  const { body, status } = await admin.call<{ counterPayments: { id: string }[] }>(
    'POST',
    `/api/operator/bookings/${id}/counterPayments`,
    { kind, method: 'cash', amount, receivedOn: day, note: '', ...more },
  );
  expect(status).toBe(201);
  return body;
};

async function voidLast(bookingId: string) {
  const { rows } = await world.db.sql.query<{ id: string }>(
    'select id from counter_payments where booking_id = $1 and voided_at is null order by id desc limit 1',
    [bookingId],
  );
  const path = `/api/operator/counterPayments/${rows[0]?.id}/void`;
  expect((await admin.call('POST', path, { reason: '=A slip' })).status).toBe(200);
}

async function monthOfToday(month: string) {
  const { body } = await admin.call<Today>('GET', '/api/operator/dashboard');
  const sums = body.money?.in.find(({ currency }) => currency === 'usd')?.months ?? [];
  const found = sums.find(({ span }) => span === month);
  return found ? found.card + found.counter - found.back : 0;
}

it('contain every movement once, and agree with Today and the provider (MP16)', async () => {
  const ada = await world.traveler();
  const trips = [];
  for (let count = 0; count < 4; count += 1) trips.push(await ada.book());
  const [kept, refunded, lost, cash] = trips.map(({ _id }) => _id) as [
    string,
    string,
    string,
    string,
  ];
  await ada.pay(kept, CARDS.succeeds);
  const back = await ada.pay(refunded, CARDS.succeeds);
  await ada.pay(lost, CARDS.disputed);
  await world.deliverWebhooks();
  const { rows: payments } = await world.db.sql.query<{ id: string }>(
    'select id from payments where booking_id = $1',
    [refunded],
  );
  await admin.call('POST', `/api/payments/${payments[0]?.id}/refunds`, { reason: '@Rain' });
  const { data } = await world.provider.disputes.list();
  await world.provider.disputes.close(data[0]?.id ?? '');
  for (let round = 0; round < 4; round += 1) await world.comeToRest();
  await counter(cash, 'received', 10_000, { note: '=2+5' });
  await counter(cash, 'returned', 2500, { method: 'transfer' });
  await counter(cash, 'received', 7700);
  await voidLast(cash);
  await world.test.runJob('note-card-fees');

  const rows = await booksOf(day, addDays(day, 1));
  expect(rows.map(({ Kind, Gross }) => `${Kind} ${Gross}`).toSorted()).toEqual([
    'Card payment 500.00',
    'Card payment 500.00',
    'Card payment 500.00',
    'Fee of the card provider -14.80',
    'Fee of the card provider -14.80',
    'Fee of the card provider -14.80',
    'Handed back by the agency -25.00',
    'Lost to a bank -500.00',
    'Received by the agency 100.00',
    'Received by the agency 77.00',
    'Received by the agency, voided -77.00',
    'Refund to the card -500.00',
  ]);
  expect(rows.map(({ Date: at }) => at)).toEqual(rows.map(({ Date: at }) => at).toSorted());
  expect(sumOf(rows)).toBe(await monthOfToday(day.slice(0, 7)));
  expect(rows.find(({ Kind }) => Kind === 'Refund to the card')?.Booking).toBe(trips[1]?.reference);
  expect(back.transactionId).toBeTruthy();
  // no text that someone typed becomes a formula
  expect(rows.map(({ Text }) => Text)).toEqual(
    expect.arrayContaining(["'=2+5", "'@Rain", "'=A slip"]),
  );

  const charges = await world.provider.paymentIntents.list({ limit: 100 });
  const ledger = await world.db.sql.query<{ kept: number }>(
    'select sum(amount - amount_refunded - amount_lost)::int as kept from payments',
  );
  const cards = rows.filter(({ Kind = '' }) => /card$|^Card|bank$/.test(Kind));
  expect(charges.data).toHaveLength(3);
  expect(cards.reduce((sum, { Gross }) => sum + minor(Gross), 0)).toBe(ledger.rows[0]?.kept);
});

it('contain what was received for gift vouchers, as a debt until they are used', async () => {
  const voucher = { amount: 12_300, expiresOn: null, note: '', method: 'transfer' };
  const { status } = await admin.call('POST', '/api/operator/giftVouchers', voucher);
  expect(status).toBe(200);
  const sold = (await booksOf(day, addDays(day, 1))).filter(
    ({ Kind }) => Kind === 'Gift voucher sold',
  );
  expect(sold).toMatchObject([{ Date: day, Gross: '123.00', Method: 'transfer', Booking: '' }]);
  expect(await booksOf(addDays(day, -2), addDays(day, -1))).toEqual([]);
  expect(contraAccountOf({ kind: 'gift_sale' })).toBe('gift');
});

it('name the document that covers each movement, with its tax rates', async () => {
  const rate = { id: 'trips', label: 'VAT', basisPoints: 1900 };
  await setting('papers.tax', [{ from: '2020-01-01', scheme: 'inclusive', rates: [rate] }]);
  await setting('papers.invoices', { ...USUAL_PAPERS, when: 'paid', since: '2020-01-01' });
  const ada = await world.traveler();
  const { _id: id } = await ada.book();
  await ada.pay(id, CARDS.succeeds);
  await world.test.runJob('issue-invoices');
  const { rows } = await world.db.sql.query<{ number: string }>(
    'select number from invoices where booking_id = $1',
    [id],
  );
  const named = (await booksOf(day, addDays(day, 1))).filter(
    ({ Document }) => Document === rows[0]?.number,
  );
  expect(rows).toHaveLength(1);
  expect(named).toMatchObject([{ Kind: 'Card payment', Scheme: 'inclusive', 'Tax rates': '19%' }]);
});

it('count days in the agency’s time zone, and past books don’t change', async () => {
  const [first, last] = ['2026-02-01', '2026-02-28'];
  const ada = await world.traveler();
  const { _id: id } = await ada.book();
  const payment = await ada.pay((await ada.book())._id, CARDS.succeeds);
  const paidAt = (at: string) =>
    sql('update payments set created_at = $2 where transaction_id = $1', [
      payment.transactionId,
      at,
    ]);
  await paidAt('2026-02-01T04:59:59Z');
  expect(sumOf(await booksOf(first, last))).toBe(0);
  await paidAt('2026-03-01T04:59:59Z');
  expect(await booksOf(first, last)).toMatchObject([{ Date: last, Gross: '500.00' }]);
  expect(await booksOf('2026-03-01', '2026-03-31')).toEqual([]);
  await paidAt('2026-02-01T05:00:00Z');
  expect(await booksOf(first, last)).toMatchObject([{ Date: first }]);

  await sql(
    `insert into counter_payments (id, booking_id, kind, method, amount, currency, received_on, note, created_at)
     values ($1, $1, 'received', 'cash', 4000, 'usd', $2, '', $3)`,
    [id, last, new Date(`${last}T12:00:00Z`)],
  );
  const before = await booksOf(first, last);
  await sql(`update counter_payments set voided_at = $2, void_reason = 'A slip' where id = $1`, [
    id,
    world.now(),
  ]);
  // reversed today, not in February, whose books someone may already have
  expect(await booksOf(first, last)).toEqual(before);
  expect(sumOf(before) - (await monthOfToday('2026-02'))).toBe(4000);
  const reversal = (await booksOf(day, addDays(day, 1))).filter(({ Gross }) => Gross === '-40.00');
  expect(reversal).toHaveLength(1);
});

it('pages of any size contain each movement once, in order', async () => {
  const span = {
    days: { from: '2026-01-01', to: '2099-12-31' },
    from: new Date(0),
    before: new Date('2099-12-31'),
    zone: ZONE,
    livemode: false,
    currency: null,
  };
  const read = async (limit: number) => {
    const all: string[] = [];
    for (let after = null as { key: string; id: string } | null; ;) {
      const rows = await listBooked(world.db.orm, { ...span, after, limit });
      all.push(...rows.map(({ id }) => id));
      const end = rows.at(-1);
      if (!end || rows.length < limit) return all;
      after = { key: end.at.toISOString(), id: end.id };
    }
  };
  const whole = await read(500);
  expect(new Set(whole).size).toBe(whole.length);
  for (const limit of [1, 2, 7]) expect(await read(limit)).toEqual(whole);
});

it('are a batch of postings for DATEV once its accounts are known', async () => {
  const asked = `from=${day}&to=${addDays(day, 1)}&format=datev`;
  expect((await fileOf(asked)).problem.code).toBe('accounts_missing');
  await setting('money.books', { ...BOOKS, accounts: { ...BOOKS.accounts, fees: '' } });
  expect((await fileOf(asked)).problem).toMatchObject({
    code: 'accounts_missing',
    message: 'The settings lack the accounts of fees.',
  });
  await setting('money.books', BOOKS);
  const { headers, status, text } = await fileOf(asked);
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=windows-1252']);
  expect(headers['content-disposition']).toContain('filename="EXTF_Buchungsstapel_');
  const [head = '', titles = '', ...lines] = text.trimEnd().split('\r\n');
  const plain = (text: string) => text.replaceAll('-', '');
  expect(head).toMatch(
    new RegExp(
      `^"EXTF";700;21;"Buchungsstapel";13;\\d{17};;"";"Wayfarer";"";29098;55003;${day.slice(0, 4)}0101;4;` +
        `${plain(day)};${plain(addDays(day, 1))};"Zahlungen";"";1;0;0;"USD";;"";;;"";;;"";""$`,
    ),
  );
  expect(titles.split(';')).toHaveLength(125);
  expect(titles.split(';')).toHaveLength(DATEV_COLUMNS.length);
  expect(lines.every((line) => line.split(';').length === 125)).toBe(true);
  const postings = lines.map((line) => line.split(';'));
  const short = postings.map(([amount, side, , , , , account, contra]) =>
    [amount, side, account, contra].join(' '),
  );
  for (const posting of [
    '500,00 "S" 1360 8400', // a card payment
    '500,00 "H" 1360 8400', // its refund
    '14,80 "S" 4970 1360', // its fee
    '100,00 "S" 1000 8400', // cash
    '25,00 "H" 1200 8400', // returned by bank transfer
    '77,00 "H" 1000 8400', // a reversal
  ]) {
    expect(short).toContain(posting);
  }
  const [, month, ofMonth] = day.split('-');
  expect(postings[0]?.[9]).toMatch(/^\d{4}$/);
  expect(postings.map((cells) => cells[9])).toContain(`${ofMonth}${month}`);
  expect(postings.every((cells) => (cells[13]?.length ?? 0) <= 62)).toBe(true);
  expect(lines.join()).not.toMatch(/[";][=+@-]/);
});

it('refuse invalid periods, fiscal years and formats', async () => {
  const refused = async (query: string) => {
    const { problem, status } = await fileOf(query);
    return [status, problem.code, problem.field];
  };
  const [from, to] = ['2027-01-01', '2027-12-31'];
  const invalid = (field: string) => [400, 'invalid_input', field];
  expect(await refused(`from=${to}&to=${from}`)).toEqual(invalid('to'));
  expect(await refused(`from=${from}&to=2028-01-02`)).toEqual(invalid('to'));
  expect(await refused(`from=${from}`)).toEqual(invalid('to'));
  expect(await refused(`from=${from}&to=2027-02-30`)).toEqual(invalid('to'));
  expect(await refused(`from=${from}&to=${to}&format=xlsx`)).toEqual(invalid('format'));
  expect(await refused(`from=${from}&to=${to}&currency=EURO`)).toEqual(invalid('currency'));
  expect(await refused('from=2026-12-31&to=2027-01-01&format=datev')).toEqual(invalid('to'));
  expect((await fileOf('from=2026-12-31&to=2027-01-01')).status).toBe(200);
  await setting('money.books', { ...BOOKS, yearStartsIn: 7 });
  expect(await refused('from=2027-06-30&to=2027-07-01&format=datev')).toEqual(invalid('to'));
  expect((await fileOf('from=2026-12-31&to=2027-01-01&format=datev')).status).toBe(200);
});

it('require a currency for a DATEV file, if there are several', async () => {
  const ada = await world.traveler();
  await ada.pay((await ada.book())._id, CARDS.succeeds);
  await sql(`update payments set currency = 'eur' where id = (select max(id) from payments)`);
  const asked = `from=${day}&to=${addDays(day, 1)}&format=datev`;
  expect((await fileOf(asked)).problem).toMatchObject({ code: 'invalid_input', field: 'currency' });
  const { text } = await fileOf(`${asked}&currency=eur`);
  expect(text).toContain(';"EUR";;"";;;"";;;"";""\r\n');
  expect(text.trimEnd().split('\r\n')).toHaveLength(3);
  expect(await booksOf(day, addDays(day, 1), '&currency=eur')).toHaveLength(1);
});

it('are for people who may read the ledger, and recorded', async () => {
  const path = `/operator/books.csv?from=${day}&to=${day}`;
  expect((await world.test.anonymous.get(path)).status).toBe(401);
  const guide = await world.test.createTraveler();
  expect((await guide.get(path)).status).toBe(403);
  await makeMember(world.test, guide, 'staff');
  expect((await guide.get(path)).status).toBe(403);
  const acts = await admin.call<{ action: string }[]>('GET', '/api/operator/audit?kind=money');
  expect(acts.body.map(({ action }) => action)).toContain('books_exported');
});
