import type { AppContext } from '../../context.ts';
import { localDay } from '../../lib/local-time.ts';
import { balanceMail } from '../../mails/trips/balance-mail.ts';
import { hasBegun, isBalanceDue, isReminderDue, type TimedTrip } from '../../mails/trips/due.ts';
import { reminderMail } from '../../mails/trips/reminder-mail.ts';
import { openOf } from '../../mails/trips/trip-parts.ts';
import type { Mail } from '../../ports.ts';
import type { TripToMail } from './trip-facts.ts';

/** A mail that goes out some days before a trip, by the clocks of its destination. */
export interface TimedMail {
  kind: 'reminder' | 'balance';
  /** How many days before. Not within a transaction. */
  daysBefore(settings: AppContext['settings']): Promise<number>;
  isDay(trip: TimedTrip, daysBefore: number, now: Date): boolean;
  /** Whether there is still something to say; asked again when it is sent. */
  hasReason(trip: TripToMail, now: Date): boolean;
  compose(to: string, trip: TripToMail, now: Date): Mail;
}

const stands = ({ timed, trip }: TripToMail, now: Date) =>
  trip.booking.state === 'booked' && !hasBegun(timed, now);

export const TIMED_MAILS: readonly TimedMail[] = [
  {
    kind: 'reminder',
    daysBefore: (settings) => settings.read('mails.reminder.daysBefore'),
    isDay: isReminderDue,
    hasReason: stands,
    compose: (to, { timed, trip }, now) => reminderMail(to, trip, localDay(now, timed.zone)),
  },
  {
    kind: 'balance',
    daysBefore: (settings) => settings.read('mails.balance.daysBefore'),
    isDay: isBalanceDue,
    // By what is open, never by a status: who has paid is not asked to.
    hasReason: (of, now) => stands(of, now) && openOf(of.trip.breakdown) > 0,
    compose: (to, { trip }) => balanceMail(to, trip),
  },
];
