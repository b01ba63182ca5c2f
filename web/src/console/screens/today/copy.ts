import type { OutstandingBucket } from '@wayfarer/contract';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
export const bookingsText = (count: number) => counted(count, 'booking', 'bookings');
export const peopleText = (count: number) => counted(count, 'person', 'people');

export const todayTexts = {
  failed: 'The day could not be loaded.',
  loading: 'Today',
  book: 'New booking',
  leaving: (count: number, open: number) => {
    if (count === 0) return 'No departures today.';
    const trips = counted(count, 'booking departs', 'bookings depart');
    return open === 0
      ? `${trips} today, and everyone has checked in.`
      : `${trips} today; ${counted(open, 'has', 'have')} still to check in.`;
  },
  what: (title: string) => `What is “${title}”?`,
} as const;

export const tileTexts = {
  departing: {
    title: 'Departing today',
    what: 'Booked trips whose first day is today, by the agency’s time zone. Held, expired and canceled bookings do not count.',
    toCheckIn: (count: number) => `${count} to check in`,
    allIn: 'all checked in',
  },
  moneyIn: {
    title: 'Money in',
    what: 'Card and counter payments of the last 31 days, minus refunds, lost disputes and returned cash, each on the day it moved.',
    text: (back: string) => `Last 31 days, net of ${back} returned`,
    nothingBack: '31 days, no refunds',
  },
  outstanding: {
    title: 'Outstanding',
    what: 'Open balances of trips that begin within three years or began in the last 60 days.',
    overdue: (amount: string) => `${amount} overdue`,
  },
  goingBack: {
    title: 'Going back',
    what: 'Refunds still on their way, disputed charges, and cash owed for canceled trips.',
    failed: (count: number) => `${count} failed`,
    text: (count: number) => counted(count, 'refund pending', 'refunds pending'),
  },
} as const;

export const moneyTexts = {
  title: 'Money in over time',
  zone: (zone: string) => `Days in the time zone ${zone.replaceAll('_', ' ')}.`,
  span: 'Show',
  currency: 'Currency',
  days: '31 days',
  months: '13 months',
  card: 'Card',
  counter: 'Counter',
  back: 'Went back',
  net: 'Net',
  export: 'Export payments',
  table: 'Show as table',
  chart: 'Show as chart',
  day: 'Day',
  month: 'Month',
  empty: 'No money moved in this period.',
} as const;

export const departuresTexts = {
  title: 'Departures today',
  empty: 'No departures today.',
  failed: 'The departures could not be loaded.',
  also: 'Also today',
  returning: (bookings: string) => `${bookings} on their last day`,
  underWay: (bookings: string) => `${bookings} under way`,
  all: 'All of today',
  toPay: (amount: string) => `${amount} to pay`,
  checkedIn: 'Checked in',
  noShow: 'No-show',
} as const;

export const aheadTexts = {
  title: 'Next 7 days',
  day: 'Day',
  bookings: 'Bookings',
  people: 'People',
  balance: 'Open',
  total: '7 days',
  today: 'today',
} as const;

export const toDoTexts = {
  title: 'To do',
  clear: 'You are all caught up.',
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
  since: (day: string) => `since ${day}`,
} as const;

export const outstandingTexts = {
  title: 'Outstanding by departure',
  note: 'Balances of booked trips, by days until departure.',
  buckets: {
    overdue: 'Overdue',
    soon: '0–3 days',
    next: '4–14 days',
    later: 'Later',
  } satisfies Record<OutstandingBucket, string>,
} as const;

export const goingBackTexts = {
  title: 'Refunds under way',
  pending: 'Refunds pending',
  failed: 'Refunds failed',
  disputes: 'Disputes open',
  counter: 'To hand out at the counter',
} as const;

export const bookedTexts = {
  title: 'Booked to paid',
  text: 'Paid within 7 days, by week of booking',
  week: 'Week of',
  bookings: 'Bookings',
  paid: 'Paid',
  canceled: 'Canceled',
  expired: 'Expired',
  open: 'Open',
  share: (percent: number) => `${percent}%`,
  latest: (week: string, bookings: string) => `Week of ${week}: ${bookings}.`,
  rest: (paid: number, canceled: number, expired: number, open: number) =>
    `${paid} paid, ${canceled} canceled, ${expired} expired, ${open} open.`,
  empty: 'Nothing was booked in the last eight weeks.',
} as const;

/** The remaining first steps. */
export const leftTexts = {
  title: 'Your site is not set up yet',
  text: (count: number, names: string) =>
    `${count === 1 ? 'One step is' : `${count} steps are`} left: ${names}.`,
  nothingToSell: 'Travelers have nothing to book yet',
  nothingText: 'Add your first destination. A name, a country, a price and a picture are enough.',
  destination: 'Add a destination',
  goOn: 'Continue',
  hide: 'Don’t remind me',
} as const;
