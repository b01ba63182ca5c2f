import {
  addDays,
  USUAL_PRICE_RULES,
  type AuditEntry,
  type BookingFilter,
  type BookingListItem,
  type BookingSummary,
  type ChargeMode,
} from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserContext } from '../../context.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Caller } from '../../test/caller.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import { makeMember } from '../../test/people.ts';
import { listBookings } from './list-bookings.ts';
import { summarizeBookings } from './summarize-bookings.ts';

let world: TestApp;
let staff: Caller & { uid: string };
beforeAll(async () => {
  world = await createTestApp();
  staff = await world.createTraveler('Nadia Rahman');
  await makeMember(world, staff, 'staff');
});
afterAll(() => world.close());

const find = async (query: string): Promise<BookingListItem[]> => {
  const answer = await staff.get(`/operator/bookings?${query}`);
  expect([answer.status, answer.body]).toEqual([200, answer.body]);
  return answer.body as BookingListItem[];
};
const namesOf = (rows: BookingListItem[]) => rows.map(({ travelName }) => travelName);

async function bookSome() {
  const [ada, grace] = [await world.createTraveler(), await world.createTraveler()];
  const bay = await addSpot(ada, { spot: 'Hidden Cove', country: 'Portugal' });
  const hill = await addSpot(ada, { spot: 'Windy Hill', country: 'Spain', average_cost: '$95' });
  const trips = [
    [ada, bay, { travelName: 'Ada Lovelace', travelDate: '2090-05-01', travelDuration: 3 }],
    [ada, hill, { travelName: 'Ada Byron', travelDate: '2090-05-20', travelDuration: 10 }],
    [grace, bay, { travelName: 'grace hopper', travelDate: '2090-07-01', travelDuration: 1 }],
    [grace, hill, { travelName: 'Émilie du Châtelet', travelDate: '2090-08-01' }],
  ] as const;
  const rows = [];
  for (const [at, [person, spot, change]] of trips.entries()) {
    const { body } = await person.post('/bookings', bookingInput(spot, change));
    const createdAt = new Date(Date.UTC(2026, 0, 1 + at, 12)).toISOString();
    await world.db.sql.query('update bookings set created_at = $2 where id = $1', [
      body._id,
      createdAt,
    ]);
    rows.push({ ...body, createdAt });
  }
  return { ada, grace, bay, hill, rows };
}

it('finds bookings by parts of the name, address, reference and place, in any letter case (C6)', async () => {
  const { ada, rows, bay } = await bookSome();
  expect(namesOf(await find('q=LOVE'))).toEqual(['Ada Lovelace']);
  expect(namesOf(await find(`q=${encodeURIComponent(ada.email)}&sort=name`))).toEqual([
    'Ada Byron',
    'Ada Lovelace',
  ]);
  expect(namesOf(await find(`q=${String(rows[2].reference).toLowerCase()}`))).toEqual([
    'grace hopper',
  ]);
  expect(namesOf(await find('q=windy+ada'))).toEqual(['Ada Byron']);
  expect(namesOf(await find('q=du+hi'))).toEqual(['Émilie du Châtelet']);
  expect(await find('q=%25')).toEqual([]);
  expect(await find('q=nobody')).toEqual([]);
  expect(namesOf(await find(`offerId=${bay._id}&sort=date&direction=asc`))).toEqual([
    'Ada Lovelace',
    'grace hopper',
  ]);
  expect(namesOf(await find('country=spain&travelFrom=2090-05-20&travelTo=2090-07-31'))).toEqual([
    'Ada Byron',
  ]);
  expect(namesOf(await find('q=windy&state=cancelled,expired'))).toEqual([]);
  expect(namesOf(await find('sort=name&limit=4'))).toEqual([
    'Ada Byron',
    'Ada Lovelace',
    'grace hopper',
    'Émilie du Châtelet',
  ]);
  expect(namesOf(await find('sort=total&direction=desc&limit=1'))).toEqual(['Ada Byron']);
  const day = (row: { createdAt: string }) => row.createdAt.slice(0, 10);
  const booked = await find(`bookedFrom=${day(rows[1])}&bookedTo=${day(rows[2])}&sort=booked`);
  expect(namesOf(booked)).toEqual(['grace hopper', 'Ada Byron']);
  expect(booked[1]).toMatchObject({
    travelSpot: 'Windy Hill',
    travelCountry: 'Spain',
    travelDate: '2090-05-20',
    state: 'booked',
    attendance: 'none',
    image: expect.stringContaining('http'),
    paid: false,
    money: { currency: 'usd', total: 95_000, paid: 0, refunded: 0, balance: 95_000 },
  });
  expect(JSON.stringify(booked)).not.toContain('@');
});

it('reads pages by cursor in every order: each booking once, none missing', async () => {
  for (const sort of ['date', 'booked', 'name', 'total'])
    for (const direction of ['asc', 'desc']) {
      const query = `sort=${sort}&direction=${direction}`;
      const all = await find(`${query}&limit=200`);
      const seen: BookingListItem[] = [];
      let url: string | undefined = `/operator/bookings?${query}&limit=1`;
      while (url !== undefined) {
        const { body, headers } = await staff.get(url);
        seen.push(...(body as BookingListItem[]));
        url = /<\/api(.+)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1];
      }
      expect(seen).toEqual(all);
      expect(all.length).toBeGreaterThan(3);
    }
  const foreign = await staff.get('/operator/bookings?sort=date&limit=1');
  const cursor = /cursor=([^&>]+)/.exec(String(foreign.headers['link']))?.[1] ?? '';
  expect(await staff.get(`/operator/bookings?sort=name&cursor=${cursor}`)).toMatchObject({
    status: 400,
    body: { field: 'cursor' },
  });
});

it('lists the soonest trip first, then past ones, and counts the views of the list', async () => {
  const person = await world.createTraveler();
  const spot = await addSpot(person, { spot: 'Soon Rock', country: 'Portugal' });
  const today = world.clock.now().toISOString().slice(0, 10);
  for (const days of [-40, -2, 0, 3, 90]) {
    const input = bookingInput(spot, { travelName: `in ${days}` });
    const { body } = await person.post('/bookings', input);
    const { sql } = world.db;
    const to = [body._id, addDays(today, days)];
    await sql.query('update bookings set travel_date = $2 where id = $1', to);
  }
  const order = ['in 0', 'in 3', 'in 90', 'in -2', 'in -40'];
  expect(namesOf(await find('q=soon+rock&sort=soonest'))).toEqual(order);
  const seen: BookingListItem[] = [];
  let url: string | undefined = '/operator/bookings?q=soon+rock&sort=soonest&limit=2';
  while (url !== undefined) {
    const { body, headers } = await staff.get(url);
    seen.push(...(body as BookingListItem[]));
    url = /<\/api(.+)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1];
  }
  expect(namesOf(seen)).toEqual(order);
  const within = `q=soon+rock&sort=soonest&travelFrom=${addDays(today, -2)}&travelTo=${addDays(today, 3)}`;
  expect(namesOf(await find(within))).toEqual(['in 0', 'in 3', 'in -2']);
  const views = await staff.get(`/operator/bookings/views?today=${today}`);
  expect(views).toMatchObject({ status: 200, body: { week: 2, canceled: 0 } });
  const { body: counts } = views;
  const open = await find('state=booked&balance=open&limit=200');
  const unpaid = await find('state=booked&paid=false&limit=200');
  expect(counts).toMatchObject({ open: open.length, unpaid: unpaid.length });
});

it('the table contains exactly what the filter finds, and addresses only for people who may read customers (C7)', async () => {
  const person = await world.createTraveler();
  const spot = await addSpot(person, { spot: 'Formula Rock' });
  for (const travelName of ['=HYPERLINK("http://evil")', 'Plain, "quoted"'])
    await person.post('/bookings', bookingInput(spot, { travelName }));
  const answer = await staff.get('/operator/bookings.csv?q=formula+rock&sort=name');
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="bookings-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = String(answer.body).split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(
    /^\uFEFFReference,State,Traveler,.+,Balance,Attendance,Wishes,Companions,Start time,First payment,Balance due on$/,
  );
  expect(lines[1]).toMatch(
    /^"WF-\w{6}","booked","'=HYPERLINK\(""http:\/\/evil""\)","Formula Rock","Portugal","2090-06-15","2090-06-19",5,1,0,0,"\d{4}-.+Z","USD","600\.00","0\.00","0\.00","600\.00","none","","","","",""$/,
  );
  expect(lines[2]).toContain(',"Plain, ""quoted""",');
  const owner = await world.createAdministrator();
  const { body } = await owner.get('/operator/bookings.csv?q=formula+rock');
  expect(String(body).split('\r\n')[1]).toMatch(new RegExp(`,"${person.email}","","","",""$`));
  const { body: acts } = await owner.get('/operator/audit?kind=bookings');
  const exports = (acts as AuditEntry[]).filter(({ action }) => action === 'bookings_exported');
  expect(exports.map(({ subjectId, detail }) => [subjectId, detail])).toEqual([
    ['bookings', { state: 'all' }],
    ['bookings', { state: 'all' }],
  ]);
});

/** Pseudorandom numbers from 0 to 1: the same sequence for the same seed. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const CURRENCIES = ['usd', 'jpy', 'kwd', 'isk'];
const STATES = ['booked', 'booked', 'booked', 'held', 'expired', 'cancelled'];

/** Bookings with every combination of money rows; a booking's name says which combination it has. */
async function writeLedgers(count: number): Promise<void> {
  const random = numbers(7);
  const next = () => random.next().value as number;
  const below = (most: number) => Math.floor(next() * most);
  const one = <T>(of: readonly T[]) => of[below(of.length)] as T;
  const { sql } = world.db;
  for (let n = 0; n < count; n += 1) {
    const id = `ledger-${n}`;
    const [cost, days, currency, state] = [1 + below(5000), 1 + below(30), one(CURRENCIES), one(STATES)]; // prettier-ignore
    const total = next() < 0.5 ? null : 1 + below(cost * days * 2);
    const agreed = total ?? cost * days;
    const counter = one([0, 0, 1, Math.ceil(agreed / days), agreed, below(agreed)]);
    const paidBy = one([[], [], [agreed], [Math.ceil(agreed / days)], [1 + below(agreed), 2]]);
    await sql.query(
      `insert into bookings (id, travel_spot, travel_country, travel_season, travel_name, travel_email,
         cost_minor, currency, travel_date, duration_days, total_minor, counter_minor,
         price_lines, price_rules, created_at, updated_at)
       values ($1, 'Ledger', 'Nowhere', '', 'Ledger', '', $2, $3, '2091-01-01', $4, $5, $6,
         $7, $8, now(), now())`,
      [id, cost, currency, days, total, counter, total === null ? null : '[]', total === null ? null : JSON.stringify(USUAL_PRICE_RULES)], // prettier-ignore
    );
    for (const [at, amount] of paidBy.entries()) await writePayment(`${id}-${at}`, id, { amount, currency, kind: at === 0 ? one(['kept', 'kept', 'part', 'back', 'lost', 'partly lost', 'real']) : 'duplicate', repriced: one([0, 0, 1, Math.floor(amount / 3), amount]) }); // prettier-ignore
    if (state !== 'booked') await sql.query('update bookings set state = $2 where id = $1', [id, state]); // prettier-ignore
    if (state === 'cancelled') {
      const taken = counter + paidBy.reduce((sum, amount) => sum + amount, 0);
      await sql.query(
        `insert into cancellations (id, booking_id, at, by_kind, reason_code, reason_text, refund_percent, basis,
           evaluated_at, currency, total_minor, taken_minor, back_before_minor, refund_card_minor,
           refund_counter_minor, kept_minor, lapsed_minor, refund_state)
         values ($1, $1, now(), 'staff', 'other', '', 0, 'paid', now(), $2, $3, $4, 0, 0, 0, $4, 0, 'none')`,
        [id, currency, agreed, taken],
      );
    }
  }
}

async function writePayment(
  id: string,
  bookingId: string,
  { amount, currency, kind, repriced }: Record<'amount' | 'repriced', number> & Record<'currency' | 'kind', string>, // prettier-ignore
): Promise<void> {
  const { sql } = world.db;
  await sql.query(
    `insert into payment_intents (id, booking_id, amount, currency, attempt, provider_id, state, created_at)
     values ($1, $1, $2, $3, 1, $1, 'succeeded', now())`,
    [id, amount, currency],
  );
  const half = Math.floor(amount / 2);
  const refunded = kind === 'back' ? amount : kind === 'part' ? half : 0;
  const lost = kind === 'lost' ? amount : kind === 'partly lost' ? half : 0;
  await sql.query(
    `insert into payments (id, intent_id, booking_id, user_email, trip_title, amount, amount_refunded,
       amount_lost, superseded, currency, transaction_id, created_at, livemode)
     values ($1, $1, $2, '', '', $3, $4, $5, $6, $7, $1, now(), $8)`,
    [id, bookingId, amount, refunded, lost, kind === 'duplicate', currency, kind === 'real'], // prettier-ignore
  );
  // one refund in each state; the failed one didn't arrive
  for (const [at, state] of ['succeeded', 'pending', 'failed'].entries()) {
    if (repriced === 0) continue;
    await sql.query(
      `insert into refunds (id, intent_id, payment_id, transaction_id, amount, currency, kind, reason, state,
         next_try_at, created_at)
       values ($1, $2, $2, $2, $3, $4, $5, $1, $6, now(), now())`,
      [`${id}-${at}`, id, repriced, currency, at === 1 ? 'requested' : 'change', state],
    );
  }
}

function summaryOf(rows: readonly BookingListItem[]): BookingSummary {
  const booked = rows.filter(({ state }) => state === 'booked' || state === 'held');
  const currencies = [...new Set(booked.map(({ money }) => money.currency))].toSorted();
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const amounts = currencies.map((currency) => {
    const own = booked.flatMap(({ money }) => (money.currency === currency ? [money] : []));
    return {
      currency,
      total: sum(own.map(({ total }) => total)),
      balance: sum(own.map(({ balance }) => balance)),
    };
  });
  const people = sum(booked.map(({ travellers: { adults, children, infants } }) => adults + children + infants)); // prettier-ignore
  return { count: rows.length, booked: booked.length, people, amounts };
}

it('filters agree with the figures shown, for many ledgers, charges and modes', async () => {
  await writeLedgers(400);
  const actor = { uid: 'x', email: 'x@example.com', staff: null };
  for (const charge of ['day', 'total'] as const satisfies ChargeMode[])
    for (const livemode of [true, false]) {
      const context = {
        ...world.context,
        actor,
        config: { ...world.context.config, charge },
        payments: { ...world.context.payments, livemode },
      } as unknown as UserContext;
      const every = async (filter: BookingFilter) => {
        const rows: BookingListItem[] = [];
        for (let cursor: string | undefined; ;) {
          const page = await listBookings(context, { q: 'ledger', ...filter, limit: 200, cursor });
          rows.push(...page.rows);
          if (page.next === null) return rows;
          cursor = page.next;
        }
      };
      const all = await every({});
      expect(all).toHaveLength(400);
      expect(await every({ balance: 'open' })).toEqual(all.filter(({ money }) => money.balance > 0)); // prettier-ignore
      expect(await every({ balance: 'none' })).toEqual(all.filter(({ money }) => money.balance === 0)); // prettier-ignore
      expect(await every({ paid: 'true' })).toEqual(all.filter(({ paid }) => paid));
      expect(await every({ paid: 'false' })).toEqual(all.filter(({ paid }) => !paid));
      const byTotal = await every({ sort: 'total', direction: 'asc' });
      const totals = byTotal.map(({ money }) => money.total);
      expect(totals).toEqual([...totals].sort((a, b) => a - b));
      for (const filter of [{}, { balance: 'open' }, { state: 'cancelled' }] as const) {
        const found = await summarizeBookings(context, { q: 'ledger', ...filter });
        expect(found).toEqual(summaryOf(await every(filter)));
      }
    }
});
