import { expect, it } from 'vitest';
import { randomFrom } from '../../test/chaos/random.ts';
import { faultsOf } from '../../test/mailing/mail-oracle.ts';
import { MailWeek, type Going } from '../../test/mailing/mail-week.ts';

const SEED = 1;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** The time that passes after the week, in milliseconds: long enough for every retried email to arrive. */
const AFTER = 2 * DAY;
/** The time after the full hour at which people act, in milliseconds. Emails fall due at full hours. */
const WHEN = 35 * 60_000;

async function live(week: MailWeek): Promise<void> {
  const luck = week.random();
  const waiting = week.pick(await week.waiting());
  if (waiting && week.isAhead(waiting)) await end(week, waiting);
  const one = week.pick(week.going);
  if (luck < 0.18) return week.book();
  if (one === undefined || !week.isAhead(one)) return;
  if (luck < 0.32) return week.payByCard(one);
  if (luck < 0.42) return week.payAtCounter(one);
  if (luck < 0.49) return week.move(one);
  if (luck < 0.53) return week.cancel(one);
  if (luck < 0.54) return week.leave(one);
}

async function end(week: MailWeek, one: Going): Promise<void> {
  const luck = week.random();
  if (luck < 0.2) return week.payAtCounter(one);
  if (luck < 0.4) return week.move(one);
  if (luck < 0.6) return week.cancel(one);
}

it(
  'a week of trips with two processes, wrong clocks and a bad mail server: each due email arrives once, and no other [incident a week of emails with crashing processes]',
  { timeout: 300_000 },
  async () => {
    const week = new MailWeek(SEED);
    await week.open();
    const start = week.now;
    for (let at = start; at < start + WEEK + AFTER; at += HOUR) {
      week.setTime(at + WHEN);
      week.random = randomFrom(SEED + at - start);
      if (at < start + WEEK) await live(week);
      week.setTime(at + HOUR);
      await week.work();
    }
    const trips = [...week.going.map(({ told }) => told), ...week.left];
    const faults = trips.flatMap((told) => faultsOf(told, week.server.taken, week.now));
    expect(faults).toEqual([]);
    // checks that all of this happened in the week
    const subjects = week.server.taken.map(({ subject }) => subject);
    const count = (kind: RegExp) => subjects.filter((subject) => kind.test(subject)).length;
    const kinds = [/^Booked/, /^Balance due/, /^In \d days/, /^Changed/, /^Canceled/, /^How was/];
    expect(kinds.map(count)).toEqual(kinds.map(() => expect.toSatisfy((times) => times > 0)));
    expect(week.died).toBeGreaterThan(0);
    await week.close();
  },
);
