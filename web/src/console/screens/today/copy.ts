import * as catalog from './copy.texts.js';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
export const bookingsText = (count: number) => counted(count, 'booking', 'bookings');
export const peopleText = (count: number) => counted(count, 'person', 'people');

export const todayTexts = {
  ...catalog.todayTexts,
  leaving: (count: number, open: number) => {
    if (count === 0) return 'No departures today.';
    const trips = counted(count, 'booking departs', 'bookings depart');
    return open === 0
      ? `${trips} today, and everyone has checked in.`
      : `${trips} today; ${counted(open, 'has', 'have')} still to check in.`;
  },
} as const;

export const tileTexts = {
  ...catalog.tileTexts,
  goingBack: {
    ...catalog.tileTexts.goingBack,
    text: (count: number) => counted(count, 'refund pending', 'refunds pending'),
  },
} as const;

export const moneyTexts = {
  ...catalog.moneyTexts,
  zone: (zone: string) => `Days in the time zone ${zone.replaceAll('_', ' ')}.`,
} as const;

export { departuresTexts, aheadTexts } from './copy.texts.js';

export const toDoTexts = {
  ...catalog.toDoTexts,
  messages: (count: number) => counted(count, 'message', 'messages').concat(' unanswered'),
  contributions: (count: number) =>
    counted(count, 'destination is', 'destinations are').concat(' waiting for approval'),
  reportedReviews: (count: number) =>
    counted(count, 'review was', 'reviews were').concat(' reported by several people'),
  waitingReviews: (count: number) =>
    counted(count, 'review is', 'reviews are').concat(' waiting to be read'),
  waitingMails: (count: number) =>
    counted(count, 'email waits', 'emails wait').concat(': the mail server doesn’t take them'),
  mails: (count: number) => counted(count, 'email', 'emails').concat(' could not be delivered'),
  unpaid: (count: number) =>
    counted(count, 'trip begins', 'trips begin').concat(
      ' in the next days and ',
      count === 1 ? 'isn’t' : 'aren’t',
      ' paid',
    ),
  overdue: (count: number, amounts: string) =>
    `${amounts} overdue for ${counted(count, 'trip that has', 'trips that have').concat(' begun')}`,
  handOut: (count: number, amounts: string) =>
    `${amounts} to hand out for ${counted(count, 'canceled trip', 'canceled trips')}`,
  refunds: (count: number) => counted(count, 'refund', 'refunds').concat(' failed'),
  disputes: (count: number) => counted(count, 'charge is', 'charges are').concat(' disputed'),
} as const;

export { outstandingTexts, goingBackTexts, bookedTexts } from './copy.texts.js';

/** The remaining first steps. */
export { leftTexts } from './copy.texts.js';
