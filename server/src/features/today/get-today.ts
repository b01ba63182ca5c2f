import {
  addDays,
  BUCKET_DAYS,
  may,
  TODAY_SPANS,
  type getToday as endpoint,
  type OutputOf,
  type Permission,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { areOpenBalancesFilled } from '../../db/records/open-balances-filled.ts';
import { localDay } from '../../lib/local-time.ts';
import { NO_LONGER_DUE } from '../../mails/outbox-store.ts';
import { listBelowMinimum } from '../places/index.ts';
import { amountsOf } from './amounts.ts';
import { moneyToday } from './money-today.ts';
import {
  type OpenDay,
  outstandingDays,
  sumOpenDays,
  sumOpenDaysSlowly,
} from './store-outstanding.ts';
import { countTripsOf, countUnpaid, sumDaysAhead } from './store-trips.ts';
import {
  countDeadMails,
  countNewMessages,
  countReportedReviews,
  countRequests,
  countWaitingContributions,
  countWaitingMails,
  countWaitingReviews,
} from './store-waiting.ts';

type Today = OutputOf<typeof endpoint>;

/** The age in milliseconds from which an unsent email counts as waiting; the job sends every few seconds. */
const MAIL_TAKES_MS = 10 * 60_000;

/** The agency's figures for today. Parts that the caller may not see are null. */
export async function getToday(context: UserContext): Promise<Today> {
  const { clock, db, settings } = context;
  const timeZone = await settings.read('agency.timeZone');
  const day = localDay(clock.now(), timeZone);
  const open = openDays(context, day);
  const money = isAllowed(context, 'money.read')
    ? moneyToday(context, { day, timeZone }, open)
    : null;
  const [trips, ahead, balances, inMoney, work, belowMinimum] = await Promise.all([
    countTripsOf(db.orm, day),
    sumDaysAhead(db.orm, day),
    open,
    money,
    toDo(context, day),
    listBelowMinimum(db.orm, { now: clock.now(), today: day }),
  ]);
  return {
    day,
    timeZone,
    departing: {
      bookings: trips?.departing ?? 0,
      people: trips?.departingPeople ?? 0,
      notCheckedIn: trips?.notCheckedIn ?? 0,
    },
    returning: { bookings: trips?.returning ?? 0, people: trips?.returningPeople ?? 0 },
    underWay: { bookings: trips?.underWay ?? 0, people: trips?.underWayPeople ?? 0 },
    ahead: daysAhead(day, ahead, balances),
    money: inMoney,
    belowMinimum,
    toDo: work,
  };
}

function isAllowed({ actor: { staff } }: UserContext, permission: Permission): boolean {
  return staff !== null && may(staff.role, staff.extra, permission);
}

async function openDays({ db, payments }: UserContext, day: string): Promise<OpenDay[]> {
  const sum = (await areOpenBalancesFilled(db.sql)) ? sumOpenDays : sumOpenDaysSlowly;
  return sum(db.orm, outstandingDays(day), payments.livemode);
}

function daysAhead(
  today: string,
  trips: Awaited<ReturnType<typeof sumDaysAhead>>,
  open: readonly OpenDay[],
): Today['ahead'] {
  return Array.from({ length: TODAY_SPANS.ahead }, (_, index) => {
    const day = addDays(today, index);
    const { bookings = 0, people = 0 } = trips.find((row) => row.day === day) ?? {};
    const balance = amountsOf(open.filter((row) => row.day === day));
    return { day, bookings, people, balance };
  });
}

/** The waiting tasks that the caller has the permission to do. */
async function toDo(context: UserContext, day: string): Promise<Today['toDo']> {
  const { clock, config, db, payments } = context;
  const { orm } = db;
  const due = new Date(clock.now().getTime() - MAIL_TAKES_MS);
  const soon = { from: addDays(day, BUCKET_DAYS.soon.from), to: addDays(day, BUCKET_DAYS.soon.to) };
  const rules = { livemode: payments.livemode, charge: config.charge };
  const count = async (permission: Permission, counted: (db: typeof orm) => Promise<Counted>) =>
    isAllowed(context, permission) ? waiting(await counted(orm)) : null;
  return {
    requests: await count('bookings.write', countRequests),
    messages: await count('messages', countNewMessages),
    contributions: await count('spots.moderate', countWaitingContributions),
    reportedReviews: await count('reviews.moderate', countReportedReviews),
    waitingReviews: await count('reviews.moderate', countWaitingReviews),
    mails: await count('settings.write', (some) => countDeadMails(some, NO_LONGER_DUE)),
    waitingMails: await count('settings.write', (some) => countWaitingMails(some, due)),
    unpaid: { count: await countUnpaid(orm, { ...soon, ...rules }), ...soon },
  };
}

type Counted = { count: number; oldestAt: string | null } | undefined;

function waiting(row: Counted) {
  const oldestAt = row?.oldestAt ?? null;
  return { count: row?.count ?? 0, oldestAt: oldestAt && new Date(oldestAt).toISOString() };
}
