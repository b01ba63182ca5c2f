import type { AppContext } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import {
  BALANCE_DAYS_BEFORE,
  type BalanceReminder,
  hasLeft,
  isBalanceDayDue,
  isBalanceDue,
  isReminderDue,
  isReviewDue,
  overdueMailAt,
  type TimedTrip,
} from '../../mails/trips/due.ts';
import { openOf } from '../../mails/trips/trip-facts.ts';
import type { Mail } from '../../mail-ports.ts';
import { noReviewMailsUrl } from './review-choice.ts';
import type { TimedKind } from './timed-kinds.ts';
import type { MailReasons, TripToMail } from './trip-facts.ts';

interface Writing {
  context: Pick<AppContext, 'clock' | 'config'>;
  db: Executor;
  to: string;
}

/** An email sent on a reference day of a trip or some days before it, in the destination's time zone. */
export interface TimedMail extends TimedKind {
  /** Reads how many days before the reference day the email is sent. Don't call it within a transaction. */
  daysBefore(settings: AppContext['settings']): Promise<number>;
  isDay(trip: TimedTrip, daysBefore: number, now: Date): boolean;
  /** True if the email still has something to say; checked again when it is sent. */
  hasReason(reasons: MailReasons, now: Date): boolean;
  compose(trip: TripToMail, writing: Writing): Promise<Mail>;
}

const isActive = ({ booking, timed }: MailReasons, now: Date) =>
  booking.state === 'booked' && !hasLeft(timed, now);

// depends on the open amount, not on a status, so that no one who has paid is asked to pay again
const owes = (of: MailReasons, now: Date) => isActive(of, now) && openOf(of.breakdown) > 0;

const composeBalance: TimedMail['compose'] = async ({ trip, write }, { to }) =>
  write.balanceMail(to, trip);

const balanceReminder = (
  reminder: BalanceReminder,
  hasReason: TimedMail['hasReason'],
): TimedMail => ({
  kind: 'balance',
  by: 'balanceDay',
  prefix: `${reminder}:`,
  daysBefore: async () => BALANCE_DAYS_BEFORE[reminder],
  isDay: isBalanceDayDue,
  hasReason,
  compose: composeBalance,
});

export const TIMED_MAILS: readonly TimedMail[] = [
  {
    kind: 'reminder',
    by: 'firstDay',
    prefix: '',
    daysBefore: (settings) => settings.read('mails.reminder.daysBefore'),
    isDay: isReminderDue,
    hasReason: isActive,
    compose: async ({ trip, write }, { to }) => write.reminderMail(to, trip),
  },
  {
    kind: 'balance',
    by: 'firstDay',
    prefix: '',
    daysBefore: (settings) => settings.read('mails.balance.daysBefore'),
    isDay: isBalanceDue,
    hasReason: owes,
    compose: composeBalance,
  },
  balanceReminder('due', (of, now) => {
    // an email that waited until the next one is due is replaced by that one
    const next = overdueMailAt(of.timed);
    return owes(of, now) && (next === null || now < next);
  }),
  balanceReminder('overdue', owes),
  {
    kind: 'review',
    by: 'dayAfter',
    prefix: '',
    daysBefore: async () => 0,
    isDay: (trip, _daysBefore, now) => isReviewDue(trip, now),
    // only for a paid trip that took place, and a traveler who accepts requests for reviews
    hasReason: ({ booking, isPaid, wantsReviewMails }) =>
      wantsReviewMails && isPaid && booking.state === 'booked' && booking.attendance !== 'no_show',
    compose: async ({ trip, write }, { context, db, to }) =>
      write.reviewMail(to, trip, await noReviewMailsUrl(context, db, trip.booking)),
  },
];

/** The key under which an email is written once for the days that its trip has now. */
export const keyOf = (
  { by, prefix }: TimedMail,
  { balanceDueOn, travelDate }: Pick<TimedTrip, 'balanceDueOn' | 'travelDate'>,
): string => (by === 'balanceDay' ? `${prefix}${balanceDueOn ?? ''}` : travelDate);

/** The email of this kind that was written under a key. */
export const timedMailOf = (kind: string, key: string | null): TimedMail | undefined =>
  TIMED_MAILS.find(
    (mail) => mail.kind === kind && mail.prefix !== '' && key?.startsWith(mail.prefix),
  ) ?? TIMED_MAILS.find((mail) => mail.kind === kind);
