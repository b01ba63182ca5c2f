import type { AppContext } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { localDay } from '../../lib/local-time.ts';
import {
  hasLeft,
  isBalanceDue,
  isReminderDue,
  isReviewDue,
  type TimedTrip,
} from '../../mails/trips/due.ts';
import { openOf } from '../../mails/trips/trip-facts.ts';
import type { Mail } from '../../mail-ports.ts';
import { noReviewMailsUrl } from './review-choice.ts';
import type { MailReasons, TripToMail } from './trip-facts.ts';

interface Writing {
  context: Pick<AppContext, 'clock' | 'config'>;
  db: Executor;
  to: string;
  now: Date;
}

/** An email sent on a reference day of a trip or some days before it, in the destination's time zone. */
export interface TimedMail {
  kind: 'reminder' | 'balance' | 'review';
  /** The reference day: the trip's first day, or the day after its last. */
  by: 'firstDay' | 'dayAfter';
  /** Reads how many days before the reference day the email is sent. Don't call it within a transaction. */
  daysBefore(settings: AppContext['settings']): Promise<number>;
  isDay(trip: TimedTrip, daysBefore: number, now: Date): boolean;
  /** True if the email still has something to say; checked again when it is sent. */
  hasReason(reasons: MailReasons, now: Date): boolean;
  compose(trip: TripToMail, writing: Writing): Promise<Mail>;
}

const isActive = ({ booking, timed }: MailReasons, now: Date) =>
  booking.state === 'booked' && !hasLeft(timed, now);

export const TIMED_MAILS: readonly TimedMail[] = [
  {
    kind: 'reminder',
    by: 'firstDay',
    daysBefore: (settings) => settings.read('mails.reminder.daysBefore'),
    isDay: isReminderDue,
    hasReason: isActive,
    compose: async ({ timed, trip, write }, { now, to }) =>
      write.reminderMail(to, trip, localDay(now, timed.zone)),
  },
  {
    kind: 'balance',
    by: 'firstDay',
    daysBefore: (settings) => settings.read('mails.balance.daysBefore'),
    isDay: isBalanceDue,
    // depends on the open amount and not on a status, so that no one who has paid is asked to pay again
    hasReason: (of, now) => isActive(of, now) && openOf(of.breakdown) > 0,
    compose: async ({ trip, write }, { to }) => write.balanceMail(to, trip),
  },
  {
    kind: 'review',
    by: 'dayAfter',
    daysBefore: async () => 0,
    isDay: (trip, _daysBefore, now) => isReviewDue(trip, now),
    // only for a paid trip that took place, and a traveler who accepts requests for reviews
    hasReason: ({ booking, isPaid, wantsReviewMails }) =>
      wantsReviewMails && isPaid && booking.state === 'booked' && booking.attendance !== 'no_show',
    compose: async ({ trip, write }, { context, db, to }) =>
      write.reviewMail(to, trip, await noReviewMailsUrl(context, db, trip.booking)),
  },
];
