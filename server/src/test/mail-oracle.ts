/** Which mails about trips are due, derived again from the design's table: nothing here asks the product. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Destinations whose clocks never change, with their hours from UTC. */
export const COUNTRIES = { Jamaica: -5, Japan: 9, Qatar: 3, Samoa: 13 } as const;
export type Country = keyof typeof COUNTRIES;

/** What held of a trip from an instant on. */
interface Moment {
  at: number;
  stands: boolean;
  date: string;
  open: number;
  paid: boolean;
}

/** A trip as the test made and changed it. */
export interface ToldTrip {
  spot: string;
  country: Country;
  madeAt: number;
  moments: Moment[];
  /** How many of each kind were made true. */
  happened: Record<string, number>;
  /** From when on no mail may be sent. */
  goneAt: number;
  /** Whether the mailbox takes nothing at all. */
  refusing: boolean;
}

export interface TakenMail {
  id: string;
  at: number;
  subject: string;
  text: string;
}

const KINDS: readonly (readonly [kind: string, subject: RegExp])[] = [
  ['booked', /^Booked: /],
  ['confirmed', /^Your voucher for /],
  ['receipt', /^Receipt for /],
  ['changed', /^Changed: /],
  ['cancelled', /^Canceled: /],
  ['balance', /^Balance due for /],
  ['reminder', /^(?:Today|Tomorrow|In \d+ days): /],
  ['review', /^How was /],
];
/** How many days after the first of a trip of three, and at which hour there. */
const TIMED = {
  reminder: { days: -3, hour: 9 },
  balance: { days: -7, hour: 9 },
  review: { days: 3, hour: 10 },
} as const;
/** A clock that goes wrong by so much, and two runs, as the first may come too early for it. */
const SKEW = 5 * 60_000;
const PATIENCE = 2 * HOUR;
/** By then a mail has arrived that waited for five hours and was then turned away between later pauses. */
const DELIVERY = 24 * HOUR;

const instant = (day: string, hour: number, { country }: ToldTrip) =>
  Date.parse(`${day}T00:00:00Z`) + (hour - COUNTRIES[country]) * HOUR;
const plus = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Everything that is wrong with what arrived; nothing where each mail that was due came once, and no other. */
export function faultsOf(trip: ToldTrip, taken: readonly TakenMail[], end: number): string[] {
  const mine = taken.filter(({ subject }) => subject.includes(trip.spot));
  const late = mine
    .filter(({ at }) => at > trip.goneAt)
    .map((mail) => `after all: ${mail.subject}`);
  if (trip.refusing) return mine.map(({ subject }) => `to a closed mailbox: ${subject}`);
  const counts = Object.entries(trip.happened).flatMap(([kind, times]) => {
    const ids = new Set(ofKind(mine, kind).map(({ id }) => id));
    const gone = trip.goneAt < Infinity && ids.size <= times;
    return ids.size === times || gone ? [] : [`${kind} of ${trip.spot}: ${ids.size} of ${times}`];
  });
  const timed = (['reminder', 'balance', 'review'] as const).flatMap((kind) =>
    timedFaults(trip, kind, ofKind(mine, kind), end),
  );
  return [...late, ...counts, ...timed];
}

function ofKind(mails: readonly TakenMail[], kind: string): TakenMail[] {
  const subject = KINDS.find(([name]) => name === kind)?.[1] ?? /$./;
  return mails.filter((mail) => subject.test(mail.subject));
}

function timedFaults(
  trip: ToldTrip,
  kind: keyof typeof TIMED,
  mails: readonly TakenMail[],
  end: number,
): string[] {
  const faults: string[] = [];
  const dates = [...new Set(trip.moments.map(({ date }) => date))];
  for (const date of dates) {
    const own = mails.filter(({ text }) => text.includes(shown(date)));
    const copies = new Set(own.map(({ id }) => id)).size;
    if (copies > 1) faults.push(`${kind} of ${trip.spot} for ${date}: ${copies} times`);
    if (copies === 0 && isOwed(trip, kind, date, end)) {
      faults.push(`${kind} of ${trip.spot} for ${date}: never`);
    }
    faults.push(
      ...own
        .filter(({ at }) => !isRight(trip, kind, date, at))
        .map(
          ({ at }) => `${kind} of ${trip.spot} for ${date}: not at ${new Date(at).toISOString()}`,
        ),
    );
  }
  const known = mails.filter(({ text }) => dates.some((date) => text.includes(shown(date))));
  if (known.length < mails.length) faults.push(`${kind} of ${trip.spot}: for no date of it`);
  return faults;
}

/** 'Apr 12, 2027', as every mail says it. */
function shown(day: string): string {
  const form = { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
  return `First day: ${new Intl.DateTimeFormat('en-US', { ...form, weekday: 'short' }).format(new Date(`${day}T00:00:00Z`))}`;
}

const reasons = {
  reminder: () => true,
  balance: ({ open }: Moment) => open > 0,
  review: ({ paid }: Moment) => paid,
};
const holds = (kind: keyof typeof TIMED, date: string, moment: Moment) =>
  moment.stands && moment.date === date && reasons[kind](moment);

const dueAt = (trip: ToldTrip, kind: keyof typeof TIMED, date: string) =>
  instant(plus(date, TIMED[kind].days), TIMED[kind].hour, trip);
/** 'due today or up to two days ago' */
const writtenUntil = (trip: ToldTrip, kind: keyof typeof TIMED, date: string) =>
  instant(plus(date, TIMED[kind].days + 3), 0, trip);
/** No reminders for a trip that has begun. */
const rightUntil = (trip: ToldTrip, kind: keyof typeof TIMED, date: string) =>
  kind === 'review' ? writtenUntil(trip, kind, date) + DELIVERY : instant(plus(date, 1), 0, trip);

/** Whether a mail may have been handed over at an instant. */
function isRight(trip: ToldTrip, kind: keyof typeof TIMED, date: string, at: number): boolean {
  const moment = trip.moments.findLast((one) => one.at <= at);
  const from = dueAt(trip, kind, date) - SKEW;
  const until = rightUntil(trip, kind, date) + SKEW;
  return moment !== undefined && holds(kind, date, moment) && at >= from && at <= until;
}

/**
 * Whether it held for so long, within the days on which it goes out, that the mail must have arrived. Only the
 * first time counts: what was tried and then taken back may have arrived, and is not written again.
 */
function isOwed(trip: ToldTrip, kind: keyof typeof TIMED, date: string, end: number): boolean {
  const from = dueAt(trip, kind, date);
  const right = rightUntil(trip, kind, date);
  const bookedLate = trip.madeAt >= from;
  if (bookedLate && kind === 'balance') return false;
  const first = spans(trip, kind, date).find(([, over]) => over > from);
  if (first === undefined) return false;
  const [begin, over] = first;
  const start = Math.max(begin, from);
  const atOnce = bookedLate && begin === trip.madeAt;
  const inTime = atOnce || start + PATIENCE < Math.min(writtenUntil(trip, kind, date), right);
  return inTime && Math.min(over, end, right, trip.goneAt) - start > DELIVERY;
}

/** From when until when it held, neighbors joined. */
function spans(trip: ToldTrip, kind: keyof typeof TIMED, date: string): [number, number][] {
  const found: [number, number][] = [];
  trip.moments.forEach((moment, index) => {
    if (!holds(kind, date, moment)) return;
    const over = trip.moments[index + 1]?.at ?? Infinity;
    const last = found.at(-1);
    if (last?.[1] === moment.at) last[1] = over;
    else found.push([moment.at, over]);
  });
  return found;
}
