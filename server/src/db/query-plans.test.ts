import { BOOK_ACCOUNTS, type Board, type Booking } from '@wayfarer/contract';
import { endpoints } from '@wayfarer/contract/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedSpots } from '../cli/seed/seed-spots.ts';
import { createTestApp, openTestDatabase, type TestApp } from '../test/app.ts';
import { callerWith } from '../test/caller.ts';
import { addSpot, bookingInput } from '../test/factories.ts';
import { identityCall, verifyEmail, type TestPerson } from '../test/people.ts';
import type { Database, SqlDatabase, SqlExecutor } from './database.ts';
import { hasOnePlan } from './postgres/prepared-statements.ts';

const BOSS = 'boss@example.com';
const SPOTS = 12_000;
const ROWS = 5000;
/**
 * The longest list asks for a hundred rows. With 5000 bookings, reading all of them would be about as quick as
 * look-ups.
 */
const BOOKINGS = 10_000;

/** The first day of the week in which the fewest bookings begin, as SQL. */
const WEEK = `date '2190-01-07'`;

/**
 * Every statement that was sent, with its values. Statements about destinations are recorded for each set of values,
 * others only once.
 */
const sent = new Map<string, { text: string; values: readonly unknown[] }>();
const record = (text: string, values: readonly unknown[] = []) => {
  const key = /\bspots\b|\bspot_(?:words|stems)\b/.test(text)
    ? `${text} ${JSON.stringify(values)}`
    : text;
  if (!sent.has(key)) sent.set(key, { text, values });
};

function recorded(executor: SqlExecutor): SqlExecutor['query'] {
  return (text, values) => {
    record(text, values);
    return executor.query(text, values);
  };
}

/** Records the statements of both ports. */
function overheard(db: Database): Database {
  const logger = { logQuery: record };
  const { session } = db.orm as unknown as { session: { logger: object; options: object } };
  Object.assign(session, { logger });
  Object.assign(session.options, { logger });
  const sql: SqlDatabase = {
    query: recorded(db.sql),
    transaction: (work) => db.sql.transaction((tx) => work({ ...tx, query: recorded(tx) })),
  };
  return { ...db, sql };
}

/** For required columns whose type's default isn't suitable. `n` counts the rows. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  users: { role: `'traveller'` },
  bookings: {
    uid: `'u' || n % 2000`,
    cost_minor: '1000',
    duration_days: '3',
    // every fourth one has a payment plan
    first_minor: 'case when n % 4 = 0 then 500 end',
    balance_due_on: `case when n % 4 = 0 then ${WEEK} + n % 2000 end`,
    payment_plan: `case when n % 4 = 0 then '{"now":"day","balanceDays":30}'::jsonb end`,
  },
  payment_intents: {
    booking_id: `'x' || n`,
    uid: `'u' || n % 2000`,
    amount: '1000',
    provider_id: `'pi_' || n`,
    state: `'succeeded'`,
  },
  payments: { uid: `'u' || n % 2000`, amount: '1000' },
  refunds: { state: `'succeeded'`, payment_id: `'x' || n` },
  mail_outbox: { state: `'sent'` },
  idempotency_keys: {},
  provider_events: {},
  audit_log: {
    by_user_id: `'u' || n % 20`,
    action: `(array['role_changed', 'staff_changed', 'spot_changed'])[n % 3 + 1]`,
  },
  staff_invitations: { role: `'staff'` },
  role_changes: { from_role: `'administrator'`, to_role: `'traveller'` },
  former_addresses: { uid: `'u' || n` },
  contact_messages: {
    state: `(array['new', 'open', 'answered', 'closed', 'spam'])[n % 5 + 1]`,
    customer_uid: `'u' || n % 2000`,
    assigned_to: `'u' || n % 20`,
  },
  account_blocks: { ended_at: 'now()', sign_in: `'open'` },
  customer_notes: { by_user_id: `'u' || n % 20` },
  contact_replies: { message_id: `'x' || n`, by_user_id: `'u' || n % 20` },
  newsletter_subscriptions: {
    confirmation_hash: `case when n % 3 = 0 then 'x' end`,
    unsubscribed_at: `case when n % 3 = 1 then now() end`,
  },
  deleted_users: { identity_deleted_at: 'now()', erased_at: 'now()' },
  identity_users: { email: `'x' || n` },
  identity_sessions: {},
  identity_refresh_tokens: { session_id: `'x' || n` },
  identity_attempts: {},
  identity_budgets: {},
  identity_familiar_networks: {},
  request_windows: {},
  trip_shares: {},
  // spread over years, so that each week has few of them; few of the old ones are undecided or waiting
  departures: {
    day: `${WEEK} + n % 2000`,
    scheduled: 'true',
    min_people: 'case when n % 50 = 0 then 4 end',
    decide_on: `${WEEK} + n % 2000 - 7`,
  },
  waitlist: {
    uid: `'x' || n`,
    day: `${WEEK} + n % 2000`,
    state: `case when n % 500 = 0 then 'waiting' else 'left' end`,
  },
};
const LARGE = new Set(['spots', 'spot_words', 'spot_stems', ...Object.keys(VALUES)]);
/** Rows that a step may read and discard. */
const MOST_LEFT_ASIDE = 1500;

async function fill(
  db: Database,
  table: string,
  values: Readonly<Record<string, string>>,
  count: number,
) {
  const { rows } = await db.sql.query<{ name: string; type: string; needed: boolean }>(
    `select column_name as name, data_type as type,
       is_nullable = 'NO' and column_default is null and is_identity = 'NO' as needed
     from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  const byType = (type: string) => {
    if (/^timestamp|^date/.test(type)) return `timestamp '2190-01-01' + n * interval '1 minute'`;
    if (/^text|^character/.test(type)) return `'x' || n`;
    if (type === 'jsonb') return `'{}'`;
    return type === 'boolean' ? 'false' : '1';
  };
  const columns = rows.filter(({ name, needed }) => needed || values[name] !== undefined);
  const made = columns.map(
    ({ name, type }) => values[name] ?? (name === 'currency' ? `'usd'` : byType(type)),
  );
  await db.sql.query(
    `insert into ${table} (${columns.map(({ name }) => name).join(', ')})
     select ${made.join(', ')} from generate_series(1, ${count}) as n`,
  );
}

let world: TestApp;
let traveler: TestPerson;
let administrator: TestPerson;

beforeAll(async () => {
  const db = await openTestDatabase();
  world = await createTestApp({ db: overheard(db), env: { ADMIN_EMAILS: BOSS } });
  await seedSpots(db, { spots: SPOTS, currency: 'usd', progress: () => undefined });
  for (const [table, values] of Object.entries(VALUES)) {
    await fill(db, table, values, table === 'bookings' ? BOOKINGS : ROWS);
  }
  await db.sql.query('vacuum analyze');
  traveler = await world.createTraveler();
  administrator = await world.createAdministrator();
}, 400_000);
afterAll(async () => {
  await world.close();
  await world.db.close();
});

async function useTrip({ _id: id, reference, revision }: Booking): Promise<void> {
  const { share, url } = (await traveler.post(`/trips/${id}/shares`)).body;
  const answers = [
    await world.anonymous.post('/sharedTrips', { token: String(url).split('#')[1] }),
    await traveler.delete(`/trips/${id}/shares/${share._id}`),
    await administrator.post('/checkIns/lookup', { reference }),
    await administrator.post(`/operator/bookings/${id}/attendance`, {
      attendance: 'checked_in',
      revision,
      anyway: true,
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
}

async function useInbox(): Promise<void> {
  const own = { name: 'Ada', subject: 'Ferry', message: 'Is it running?' };
  const sent = await traveler.post('/account/contactMessages', own);
  const [{ _id: id }] = (await administrator.get('/operator/inbox?q=running')).body;
  const answers = [
    sent,
    await administrator.patch(`/operator/inbox/${id}`, { assignedTo: administrator.uid }),
    await administrator.post(`/operator/inbox/${id}/replies`, { text: 'It is.' }),
    await administrator.get('/operator/inbox?state=open&assigned=me&q=ferry'),
    await administrator.get('/operator/inbox?assigned=nobody'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 201, 200, 200]);
}

/** The list of bookings in every order that an index has, and with filters that leave more than a page. */
function operatorBookings(): string[] {
  const queries = ['date', 'booked', 'name', 'total'].flatMap((sort) =>
    ['asc', 'desc'].map((direction) => `sort=${sort}&direction=${direction}`),
  );
  const filters = [
    'paid=true',
    'balance=open',
    'state=booked&travelFrom=2190-01-02&travelTo=2190-01-03',
    'q=x1',
    'q=x12',
  ];
  return [...queries, ...filters].map((query) => `/operator/bookings?${query}`);
}

async function useCustomers(): Promise<void> {
  const { uid } = await world.createTraveler();
  const path = `/operator/customers/${uid}`;
  const { body: note } = await administrator.post(`${path}/notes`, { text: 'Likes trains.' });
  const answers = [
    await administrator.get('/operator/customers?q=ada&sort=name'),
    await administrator.get('/operator/customers?blocked=true'),
    await administrator.get('/operator/newsletter?state=subscribed&q=fort'),
    await administrator.get('/operator/newsletter.csv?state=subscribed'),
    await administrator.get(path),
    await administrator.delete(`${path}/notes/${note._id}`),
    await administrator.get(`${path}/export`),
    await administrator.put(`${path}/block`, { reason: 'Spam.' }),
    await administrator.delete(`${path}/block`),
    await administrator.delete(path),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
}

/** Looks at the departures of a week: by mark, of one destination, and when some of today's have already left. */
async function useBoard(): Promise<void> {
  const day = world.clock.now().toISOString().slice(0, 10);
  for (const query of [
    'from=2190-01-07',
    ...['over', 'unsure', 'waiting'].map((mark) => `from=2190-01-07&show=${mark}`),
    'from=2190-01-07&offerId=x7',
    `from=${day}`,
  ]) {
    const { body, status } = await administrator.get(`/operator/board?${query}`);
    expect([query, status]).toEqual([query, 200]);
    const { next } = body as Board;
    if (next === null) continue;
    const more = `/operator/board?${query}&cursor=${encodeURIComponent(next)}`;
    expect((await administrator.get(more)).status).toBe(200);
  }
}

async function readBooks(): Promise<void> {
  for (const by of ['month', 'destination', 'source']) {
    for (const day of ['booked', 'travel']) {
      const query = `from=2190-01-01&to=2190-01-31&by=${by}&day=${day}`;
      expect((await administrator.get(`/operator/reports?${query}`)).status).toBe(200);
    }
  }
  const named = Object.fromEntries(BOOK_ACCOUNTS.map((name) => [name, '1000']));
  const value = { accounts: named, consultant: 1001, client: 1 };
  await administrator.put('/operator/settings/money.books', { value, revision: 0 });
  for (const more of ['', '&currency=usd', '&format=datev']) {
    const { status } = await administrator.get(
      `/operator/books.csv?from=2190-01-01&to=2190-12-31${more}`,
    );
    expect(status).toBe(200);
  }
}

/** Sends every kind of statement. */
async function useEverything(): Promise<void> {
  const spot = await addSpot(traveler);
  const booking = await traveler.post('/bookings', bookingInput(spot));
  const id = String(booking.body._id);
  const intent = await traveler.post('/payments/create-payment-intent', {
    price: 120,
    bookingId: id,
  });
  expect([booking.status, intent.status]).toEqual([201, 200]);
  await traveler.put(`/allSpots/${spot._id}`, { ...spot, average_cost: '$130' });
  await useTrip(booking.body as Booking);
  await useInbox();
  await useBoard();
  await useCustomers();

  for (const { method, path, auth } of Object.values(endpoints)) {
    if (method !== 'GET') continue;
    const url = path
      .replace('/allSpots/:id', `/allSpots/${spot._id}`)
      .replace(':id', id)
      .replace(':key', 'agency.name');
    for (const person of [traveler, administrator]) {
      if (auth !== 'user' && auth !== 'public' && person === traveler) continue;
      await person.get(path.endsWith('suggestions') ? `${url}?search=fort` : url);
    }
  }
  for (const search of ['fort', 'a', 'nobody at all']) {
    await administrator.get(`/users?search=${encodeURIComponent(search)}`);
  }
  await readBooks();
  const lists = ['/admin/bookings', '/admin/payments', '/users', '/roleChanges'];
  lists.push('/operator/inbox', '/operator/inbox?state=new', '/operator/inbox?assigned=u7');
  lists.push('/operator/newsletter', '/operator/newsletter?state=waiting');
  lists.push('/operator/customers', '/operator/customers?sort=name');
  for (const q of ['912345678', 'nobody+here']) {
    expect((await administrator.get(`/operator/customers?q=${q}`)).status).toBe(200);
  }
  lists.push('/operator/audit', '/operator/audit?by=u7', '/operator/audit?kind=team');
  const backs = ['pending', 'failed', 'disputed', 'counter'].map((way) => `goingBack=${way}`);
  for (const query of [
    ...backs,
    'q=nobody+here',
    'q=912345678',
    'paid=false',
    'offerId=x7',
    'balance=overdue',
    'bookedFrom=2191-01-01',
  ]) {
    expect((await administrator.get(`/operator/bookings?${query}`)).status).toBe(200);
  }
  for (const list of [...lists, ...operatorBookings()]) {
    const { headers } = await administrator.get(list);
    const next = /^<\/api(.+)>; rel="next"$/.exec(String(headers['link']))?.[1];
    expect((await administrator.get(next ?? 'no next page')).status).toBe(200);
  }
  for (const sort of ['name', 'price', 'rating', 'popularity']) {
    for (const more of [
      '',
      '&category=beach',
      '&country=France',
      '&search=sanara',
      '&search=beach',
      '&search=beach&category=mountain',
      '&search=old+town&country=France&minCost=100&maxCost=120',
      '&search=a',
      '&search=sanrar&category=beach',
      '&minCost=900',
      '&minCost=100&maxCost=110',
      '&country=Spain&category=city',
      // many words contain these texts, but no destination contains them together
      '&search=an+zq',
      '&search=vi+qu+xa',
      '&search=e+a+i+o+u+n+r+l',
      '&search=an+ou&country=Spain',
    ]) {
      const first = await world.anonymous.get(`/allSpots?limit=24&sort=${sort}${more}`);
      const next = /<\/api(.+)>/.exec(String(first.headers['link'] ?? ''))?.[1];
      if (next !== undefined) await world.anonymous.get(next);
    }
  }
  for (const search of ['beach', 'sanara', 'san', 'moun', 'old town', 'dalea shore', 'e a']) {
    const first = await world.anonymous.get(`/allSpots?limit=24&search=${search}`);
    const next = /<\/api(.+)>/.exec(String(first.headers['link'] ?? ''))?.[1];
    if (next !== undefined) await world.anonymous.get(next);
  }
  for (const search of [
    'beach',
    'sanara',
    'qx',
    'qx qy qz xq xw wx wq zx',
    '☃',
    '---',
    'an ou',
    'vi+qu+xa',
    'spian itlay',
    'sanrar',
    'a',
    'fortress spain',
    'province',
  ].map(encodeURIComponent)) {
    await world.anonymous.get(`/allSpots/facets?search=${search}`);
    await world.anonymous.get(`/allSpots/suggestions?search=${search}`);
  }
  await world.anonymous.get('/allSpots/facets?minCost=50&maxCost=52');
  await world.anonymous.get('/allSpots/facets?search=beach&country=Spain&category=beach');
  await traveler.delete(`/bookings/${id}`);
  await traveler.delete(`/allSpots/${spot._id}`);
  const boss = { email: BOSS, password: 'Correct!horse7' };
  const { localId = '' } = (await identityCall(world.app, 'signUp', boss)).body;
  await verifyEmail(world, localId);
  world.clock.advance(1000);
  const { idToken = '' } = (await identityCall(world.app, 'signInWithPassword', boss)).body;
  const authorization = `Bearer ${idToken}`;
  expect((await callerWith(world.app, { authorization }).get('/account')).status).toBe(200);
  for (const job of world.wayfarer.jobs) await job.run();
  const { uid } = (await traveler.get('/account')).body as { uid?: string };
  await administrator.delete(`/users/${uid ?? 'x7'}`);
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Parent Relationship'?: string;
  'Subplan Name'?: string;
  'CTE Name'?: string;
  Filter?: string;
  /** Set if the statement was executed. */
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

interface Explained {
  'QUERY PLAN': { Plan: Plan }[];
}

/** Steps that fetch rows as the next step requests them. */
const PASSES_ON = /^(?:Result|Subquery Scan|LockRows|Append|WindowAgg|CTE Scan)$/;

/** `limited` steps are ended early by a limit. */
function stepsOf(plan: Plan, limited = false): { step: Plan; limited: boolean }[] {
  const type = plan['Node Type'];
  const below = type === 'Limit' || (limited && PASSES_ON.test(type));
  return [
    { step: plan, limited },
    ...(plan.Plans ?? []).flatMap((part) =>
      stepsOf(part, below && part['Parent Relationship'] !== 'InitPlan'),
    ),
  ];
}

/** Queries of a WITH that produce only the rows that a limit needs. */
function lazyQueries(steps: ReturnType<typeof stepsOf>): Set<string> {
  const readBy = (ends: boolean) =>
    steps.flatMap(({ step, limited }) => (limited === ends ? `CTE ${step['CTE Name'] ?? ''}` : []));
  const readWhole = new Set(readBy(false));
  return new Set(readBy(true).filter((name) => !readWhole.has(name)));
}

/** Tables that are read completely. A step below a limit stops at the last row that is needed. */
function scanned(plan: Plan): string[] {
  const steps = stepsOf(plan);
  const lazy = lazyQueries(steps);
  return steps.flatMap(({ step, limited }) => {
    const isWhole = step['Node Type'] === 'Seq Scan' && !limited;
    return isWhole && !lazy.has(step['Subplan Name'] ?? '') ? [step['Relation Name'] ?? ''] : [];
  });
}

/** Large tables that are read until enough rows pass a filter. Only execution shows how many that takes. */
function searched(plan: Plan): Plan[] {
  return stepsOf(plan)
    .map(({ step }) => step)
    .filter((step) => step['Node Type'] === 'Seq Scan' && step.Filter !== undefined)
    .filter((step) => LARGE.has(step['Relation Name'] ?? ''));
}

/** Executes a read-only statement. */
async function inVain(text: string, values: readonly unknown[]): Promise<string[]> {
  const { rows } = await world.db.sql.query<Explained>(
    `explain (analyze, timing off, format json) ${text}`,
    values,
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  return (plan ? searched(plan) : [])
    .filter((step) => (step['Rows Removed by Filter'] ?? 0) > MOST_LEFT_ASIDE)
    .map(
      (step) =>
        `${step['Rows Removed by Filter'] ?? 0} rows in vain of ${step['Relation Name'] ?? ''}`,
    );
}

/**
 * A comparison with the values of a cursor, not with the columns of another table, as in a query for places in line.
 */
const CURSOR = /[<>]=? ROW\((?!\w+\.\w+[,)])/;

/** An index should lead to the cursor's position, instead of a filter. */
function skips(plan: Plan): string[] {
  const skipped = stepsOf(plan).filter(
    ({ step }) => step['Node Type'].startsWith('Index') && CURSOR.test(step.Filter ?? ''),
  );
  return skipped.map(({ step }) => `what precedes the cursor in ${step['Relation Name'] ?? ''}`);
}

/** The plan for these values, as if the statement were sent once. */
async function ownPlan(text: string, values: readonly unknown[]): Promise<Plan | undefined> {
  const { rows } = await world.db.sql.query<Explained>(`explain (format json) ${text}`, values);
  return rows[0]?.['QUERY PLAN'][0]?.Plan;
}

/** The plan for any values, as if the statement were prepared. */
async function sharedPlan(text: string, values: readonly unknown[]): Promise<Plan | undefined> {
  return world.db.sql.transaction(async (tx) => {
    await tx.exec(`set local plan_cache_mode = force_generic_plan; prepare shared as ${text}`);
    const nulls = values.map(() => 'null').join(', ');
    const { rows } = await tx.query<Explained>(`explain (format json) execute shared(${nulls})`);
    await tx.exec('deallocate shared');
    return rows[0]?.['QUERY PLAN'][0]?.Plan;
  });
}

it('no statement of the product scans a large table', async () => {
  await useEverything();
  const statements = [...sent.values()].filter(({ text }) =>
    /^\s*(?:select|insert|update|delete|with)\b/i.test(text),
  );
  const problems: string[] = [];
  const look = (plan: Plan | undefined, text: string, more: readonly string[] = []) => {
    const tables = (plan ? scanned(plan) : ['no plan']).filter((name) => LARGE.has(name) || !plan);
    const faults = [...tables, ...(plan ? skips(plan) : []), ...more];
    if (faults.length > 0) problems.push(`${faults.join(', ')}: ${text}`);
  };
  const prepared = statements.filter(({ text, values }) => hasOnePlan(text) && values.length > 0);
  for (const { text, values } of statements) {
    const plan = await ownPlan(text, values);
    const reads = /^\s*(?:select|with)\b/i.test(text) && !/\bfor update\b/i.test(text);
    const tries = plan && reads && searched(plan).length > 0;
    look(plan, text, tries ? await inVain(text, values) : []);
  }
  for (const { text, values } of prepared) look(await sharedPlan(text, values), `prepared ${text}`);
  expect(problems).toEqual([]);
  const different = (list: typeof statements) => new Set(list.map(({ text }) => text)).size;
  expect(different(statements)).toBeGreaterThan(80);
  expect(different(prepared)).toBeGreaterThan(40);
}, 400_000);
