/** Computes from the table of the design, without the product's code, which emails about trips are due. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Destinations whose clocks never change, with their offsets from UTC in hours. */
export const COUNTRIES = { Jamaica: -5, Japan: 9, Qatar: 3, Samoa: 13 } as const;
export type Country = keyof typeof COUNTRIES;

interface Moment {
  at: number;
  stands: boolean;
  date: string;
  open: number;
  paid: boolean;
}

export interface ToldTrip {
  spot: string;
  country: Country;
  madeAt: number;
  moments: Moment[];
  happened: Record<string, number>;
  /** The time after which no email may be sent. */
  goneAt: number;
  /** True if the traveler's mailbox rejects every email. */
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
/**
 * For each email, the days between the first day of a three-day trip and the email, and the hour at the destination.
 */
const TIMED = {
  reminder: { days: -3, hour: 9 },
  balance: { days: -7, hour: 9 },
  review: { days: 3, hour: 10 },
} as const;
/**
 * The error of a wrong clock, and the time of two runs of the job, because the first run may be too early for an email.
 */
const SKEW = 5 * 60_000;
const PATIENCE = 2 * HOUR;
/**
 * The time after which an email has arrived, even if it waited for five hours and was then turned away between later
 * pauses.
 */
const DELIVERY = 24 * HOUR;

const instant = (day: string, hour: number, { country }: ToldTrip) =>
  Date.parse(`${day}T00:00:00Z`) + (hour - COUNTRIES[country]) * HOUR;
const plus = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** All faults in the emails that arrived; none if each due email came once, and no others did. */
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

/** The date as every email shows it, for example 'Mon, Apr 12, 2027'. */
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
/** The end of the days on which an email may be written: its due day and the two days after it. */
const writtenUntil = (trip: ToldTrip, kind: keyof typeof TIMED, date: string) =>
  instant(plus(date, TIMED[kind].days + 3), 0, trip);
/** The time until which an email may arrive. A reminder may not arrive once the trip's first day is over. */
const rightUntil = (trip: ToldTrip, kind: keyof typeof TIMED, date: string) =>
  kind === 'review' ? writtenUntil(trip, kind, date) + DELIVERY : instant(plus(date, 1), 0, trip);

/** True if an email may have been handed over at an instant. */
function isRight(trip: ToldTrip, kind: keyof typeof TIMED, date: string, at: number): boolean {
  const moment = trip.moments.findLast((one) => one.at <= at);
  const from = dueAt(trip, kind, date) - SKEW;
  const until = rightUntil(trip, kind, date) + SKEW;
  return moment !== undefined && holds(kind, date, moment) && at >= from && at <= until;
}

/**
 * True if the reason for an email lasted so long, within the days on which the email is sent, that the email must have
 * arrived. Only the first period counts: an email that was tried and then withdrawn may have arrived, and is not
 * written again.
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
