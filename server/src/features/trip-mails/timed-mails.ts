import type { AppContext } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { localDay } from '../../lib/local-time.ts';
import { balanceMail } from '../../mails/trips/balance-mail.ts';
import {
  hasBegun,
  isBalanceDue,
  isReminderDue,
  isReviewDue,
  type TimedTrip,
} from '../../mails/trips/due.ts';
import { reminderMail } from '../../mails/trips/reminder-mail.ts';
import { reviewMail } from '../../mails/trips/review-mail.ts';
import { openOf } from '../../mails/trips/trip-parts.ts';
import type { Mail } from '../../mail-ports.ts';
import { noReviewMailsUrl } from './review-choice.ts';
import type { TripToMail } from './trip-facts.ts';

interface Writing {
  context: Pick<AppContext, 'clock' | 'config'>;
  db: Executor;
  to: string;
  now: Date;
}

/** A mail that goes out on a day of a trip, or some days before it, by the clocks of its destination. */
export interface TimedMail {
  kind: 'reminder' | 'balance' | 'review';
  /** The day that it goes by: the trip's first, or the one after its last. */
  by: 'firstDay' | 'dayAfter';
  /** How many days before that. Not within a transaction. */
  daysBefore(settings: AppContext['settings']): Promise<number>;
  isDay(trip: TimedTrip, daysBefore: number, now: Date): boolean;
  /** Whether there is still something to say; asked again when it is sent. */
  hasReason(trip: TripToMail, now: Date): boolean;
  compose(trip: TripToMail, writing: Writing): Promise<Mail>;
}

const stands = ({ timed, trip }: TripToMail, now: Date) =>
  trip.booking.state === 'booked' && !hasBegun(timed, now);

export const TIMED_MAILS: readonly TimedMail[] = [
  {
    kind: 'reminder',
    by: 'firstDay',
    daysBefore: (settings) => settings.read('mails.reminder.daysBefore'),
    isDay: isReminderDue,
    hasReason: stands,
    compose: async ({ timed, trip }, { now, to }) =>
      reminderMail(to, trip, localDay(now, timed.zone)),
  },
  {
    kind: 'balance',
    by: 'firstDay',
    daysBefore: (settings) => settings.read('mails.balance.daysBefore'),
    isDay: isBalanceDue,
    // By what is open, never by a status: who has paid is not asked to.
    hasReason: (of, now) => stands(of, now) && openOf(of.trip.breakdown) > 0,
    compose: async ({ trip }, { to }) => balanceMail(to, trip),
  },
  {
    kind: 'review',
    by: 'dayAfter',
    daysBefore: async () => 0,
    isDay: (trip, _daysBefore, now) => isReviewDue(trip, now),
    // Of a trip that was paid and made, and only of who lets themselves be asked.
    hasReason: ({ isPaid, trip: { booking }, wantsReviewMails }) =>
      wantsReviewMails && isPaid && booking.state === 'booked' && booking.attendance !== 'no_show',
    compose: async ({ trip }, { context, db, to }) =>
      reviewMail(to, trip, await noReviewMailsUrl(context, db, trip.booking.id)),
  },
];
