/**
 * `npm run bench:departures -- [--database=both|pglite|postgres] [--bookings=1000000] [--trips=300] [--processes=2]`:
 * books a destination with limits and one without limits alternately, lets a hundred people book the same departure at
 * once, and reads a calendar of 100 days and the board of each of the next weeks, in a database with this many bookings. `--processes` applies only to
 * PostgreSQL.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { NO_BOOKING_LIMITS, type OwnSpot } from '@wayfarer/contract';
import { dayFromNow } from '../../server/src/test/payments/payments-caller.ts';
import { addOwnSpot, visit, type Visitor } from '../../server/src/test/process/visitor.ts';
import { fillAgency, OWNER } from '../console/fill-agency.ts';
import { type Line, lineOf, percentile, say } from '../measure.ts';
import { DATABASES, measureOn } from '../product/databases.ts';
import { startProduct } from '../product/start-product.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'both' },
    bookings: { type: 'string', default: '1000000' },
    trips: { type: 'string', default: '300' },
    processes: { type: 'string', default: '2' },
  },
});
const [bookings, trips] = [Number(values.bookings), Number(values.trips)];
if (!(bookings >= 1) || !(trips >= 20) || !DATABASES.test(values.database)) {
  process.stderr.write('--database is both, pglite or postgres; the others are numbers\n');
  process.exit(2);
}

/** The number of people who book the same departure at once, and the number of its places. */
const [CROWD, PLACES] = [100, 40];
const CALENDARS = 60;
/** The number of weeks of the board; each is read completely, and filtered by a mark. */
const BOARDS = 30;
const PEOPLE = 25;
/** The limits in ms: for the extra time of a limited booking, for the crowd, for the calendar, and for the board. */
const [MORE_MS, CROWD_MS, CALENDAR_MS, BOARD_MS] = [3, 2000, 20, 300];

interface Site {
  origin: string;
  owner: Visitor;
  people: Visitor[];
}

const ofStatus = <T extends { status: number; body: unknown }>(answer: T, wanted: number): T => {
  if (answer.status === wanted) return answer;
  throw new Error(`answered ${answer.status} ${JSON.stringify(answer.body)}`);
};

async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const from = performance.now();
  const answer = await work();
  return { answer, ms: performance.now() - from };
}

/** A new destination; without `limits`, it has none. */
async function addSpot({ owner }: Site, limits?: object): Promise<OwnSpot> {
  const spot = await addOwnSpot(owner, 50_000, 'usd');
  const path = `/operator/spots/${spot._id}/availability`;
  const body = { limits: { ...NO_BOOKING_LIMITS, ...limits }, revision: 0 };
  if (limits) ofStatus(await owner.call('PUT', path, body), 200);
  return spot;
}

const personOf = ({ people }: Site, index: number) => {
  const person = people[index % people.length];
  if (!person) throw new Error('no one is there');
  return person;
};

/**
 * The durations of bookings of both destinations, made alternately. Each booking is canceled again, so that no person
 * has too many.
 */
async function bookInTurns(site: Site): Promise<{ open: number[]; limited: number[] }> {
  const open = await addSpot(site);
  const limited = await addSpot(site, { mode: 'daily', capacity: trips });
  const times = { open: [] as number[], limited: [] as number[] };
  for (let index = 0; index < trips; index += 1) {
    const person = personOf(site, index);
    const both = [['open', open] as const, ['limited', limited] as const];
    for (const [kind, spot] of index % 2 ? both : both.reverse()) {
      const { answer, ms } = await timed(() => person.book(spot));
      ofStatus(answer, 201);
      if (index >= 10) times[kind].push(ms);
      ofStatus(await person.call('DELETE', `/bookings/${answer.body._id}`), 200);
    }
  }
  return times;
}

/** Books, and sends the request again while the product is too busy, as the site does. */
async function bookPatiently(person: Visitor, spot: OwnSpot): Promise<number> {
  for (;;) {
    const { status } = await person.book(spot);
    if (status !== 503) return status;
    await pause(100);
  }
}

/** The time in ms until each person in the crowd knows whether they have a place. */
async function crowd(site: Site): Promise<number> {
  const spot = await addSpot(site, { mode: 'departures', capacity: PLACES });
  const days = { days: [dayFromNow(10)], set: { scheduled: true }, anyway: false };
  ofStatus(await site.owner.call('PUT', `/operator/spots/${spot._id}/departures`, days), 200);
  const { answer: statuses, ms } = await timed(() =>
    Promise.all(
      Array.from({ length: CROWD }, (_, index) => bookPatiently(personOf(site, index), spot)),
    ),
  );
  const counts = [201, 409].map((one) => statuses.filter((status) => status === one).length);
  if (counts.join() !== `${PLACES},${CROWD - PLACES}`) {
    throw new Error(`booked and refused: ${counts.join()}`);
  }
  return ms;
}

async function calendars(site: Site, spotId: string): Promise<number[]> {
  const path = `/operator/spots/${spotId}/availability`;
  const body = { limits: { ...NO_BOOKING_LIMITS, mode: 'daily', capacity: 500 }, revision: 0 };
  const { answer, ms } = await timed(() => site.owner.call('PUT', path, body));
  ofStatus(answer, 200);
  say(`its limit was set in ${Math.round(ms)} ms`);
  const times: number[] = [];
  for (let index = 0; index < CALENDARS; index += 1) {
    const days = `from=${dayFromNow(index)}&to=${dayFromNow(index + 99)}`;
    const read = await timed(() =>
      site.owner.call('GET', `/allSpots/${spotId}/availability?${days}`),
    );
    ofStatus(read.answer, 200);
    if (index >= 5) times.push(read.ms);
  }
  return times;
}

/** The durations of reading the first page of the board, of one week after the other. */
async function boards({ owner }: Site, query: string): Promise<number[]> {
  const times: number[] = [];
  for (let week = 0; week < BOARDS; week += 1) {
    const path = `/operator/board?from=${dayFromNow(7 * week)}${query}`;
    const read = await timed(() => owner.call('GET', path));
    ofStatus(read.answer, 200);
    if (week >= 5) times.push(read.ms);
  }
  return times;
}

async function measure(where: string, data: Record<string, string>): Promise<Line[]> {
  const env = where === 'PostgreSQL' ? { ...data, PROCESSES: values.processes } : data;
  await fillAgency(env, { bookings, customers: bookings / 10, messages: 1 });
  say(`${where}: filled`);
  const product = await startProduct(env);
  const origin = `http://localhost:${product.port}`;
  const owner = await visit(origin, OWNER.email, 'signInWithPassword');
  const people: Visitor[] = [];
  while (people.length < PEOPLE) people.push(await visit(origin, `p${people.length}@example.com`));
  const site = { origin, owner, people };
  const line = (what: string, ours: number, reference: number) =>
    lineOf(`${where}: ${what}`, 'ms', ours, reference);
  const { limited, open } = await bookInTurns(site);
  const [first, next] = [0.5, 0.95].map((share) =>
    line(
      `book with limits / open, p${share * 100}`,
      percentile(limited, share),
      percentile(open, share),
    ),
  );
  const more = percentile(limited, 0.95) - percentile(open, 0.95);
  const lines = [first, next, line('more with limits, p95', more, MORE_MS)].filter((one) => !!one);
  lines.push(line(`${CROWD} at once, the last`, await crowd(site), CROWD_MS));
  const { body } = await owner.call<OwnSpot[]>('GET', '/allSpots?limit=1');
  const [spot] = body;
  if (!spot) throw new Error('there are no destinations');
  const read = await calendars(site, spot._id);
  lines.push(line('calendar of 100 days, p95', percentile(read, 0.95), CALENDAR_MS));
  for (const [query, what] of [
    ['', 'board of a week'],
    ['&show=unsure', 'board by a mark'],
  ] as const) {
    const times = await boards(site, query);
    lines.push(line(`${what}, p95`, percentile(times, 0.95), BOARD_MS));
  }
  await product.stop();
  return lines;
}

await measureOn(values.database, measure);
