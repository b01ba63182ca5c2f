/** Texts of the terms of cancellation. */
export const termsTexts = {
  title: 'Cancellation terms',
  text: 'What comes back to a traveler who cancels.',
  loading: 'Loading the terms...',
  failed: 'The terms could not be loaded.',
  list: 'Terms',
  kept: 'Bookings keep the terms they were made under, whatever you change here. Changes hold for new bookings.',
  make: 'New terms',
  usual: 'Usual terms',
  usualFacts: 'for every destination that names no other',
  spots: (count: number) => {
    if (count === 0) return 'no destination names them';
    return count === 1 ? '1 destination names them' : `${count} destinations name them`;
  },
  version: (version: number, day: string) => `Version ${version}, since ${day}`,
  retiredSince: (day: string) => `retired on ${day}: no new booking gets them`,
  hadThem: (count: number) =>
    `${count === 1 ? '1 destination that names them has' : `${count} destinations that name them have`} the usual terms`,
  earlier: (count: number) => (count === 1 ? '1 earlier version' : `${count} earlier versions`),
  retired: 'Retired',
  change: 'Change...',
  makeUsual: 'Make them the usual terms...',
  retire: 'Retire...',
} as const;

function retireText(spots: number): string {
  const none = 'No new booking gets them any more, and they cannot come back.';
  const kept = 'Bookings that were made under them keep them.';
  if (spots === 0) return `${none} ${kept}`;
  const who =
    spots === 1 ? '1 destination that names them' : `${spots} destinations that name them`;
  return `${none} New bookings of the ${who} get the usual terms. ${kept}`;
}

/** Texts of what is done to terms as they are. */
export const actTexts = {
  usual: (name: string, before: string) => ({
    title: `Make ${name} the usual terms?`,
    text: `From now on, new bookings of every destination that names no other terms get them, in place of ${before}. Bookings that are made already keep theirs.`,
    submit: 'Make them the usual terms',
    done: `${name} are the usual terms now`,
  }),
  retire: (name: string, spots: number) => ({
    title: `Retire ${name}?`,
    text: retireText(spots),
    submit: 'Retire',
    done: `${name} is retired`,
  }),
} as const;

/** Texts of the form of terms. */
export const formTexts = {
  newTitle: 'New terms',
  changeTitle: (name: string) => `Change ${name}`,
  newText: 'No booking gets them before a destination names them or they are the usual terms.',
  changeText: (version: number) =>
    `Makes version ${version} for new bookings. Bookings that are made already keep theirs.`,
  conflict: (version: number) =>
    `A colleague has made version ${version} meanwhile. What you typed is still here; save again to put it in its place.`,
  template: 'Begin with',
  ownTemplate: 'Terms of your own',
  name: 'Name',
  nameHint: 'For your team; travelers read the sentences below.',
  steps: 'What comes back',
  stepsHint: 'The earliest first. After the last, nothing comes back.',
  amount: 'Until',
  unit: 'Before the trip',
  units: { days: 'days', hours: 'hours' },
  percent: '% back',
  addStep: 'Add a step',
  removeStep: (at: number) => `Remove step ${at}`,
  basis: 'Percents are of',
  bases: {
    paid: 'What was paid',
    total: 'The whole price; the rest is kept, as far as it was paid',
  },
  coolingOff: 'Hours to think it over',
  coolingOffHint: 'Within so many hours of booking everything comes back. Empty for none.',
  notWithin: 'Not if the trip is fewer hours away than',
  preview: 'Travelers read',
  noPreview: 'Fill in the steps to see what travelers read.',
  cancel: 'Cancel',
  make: 'Make these terms',
  change: 'Save as a new version',
  made: (name: string) => `${name} is there for new bookings`,
} as const;

/** Texts of exceptions. */
export const exceptionsTexts = {
  title: 'Exceptions',
  text: 'After a storm or a strike: give back more than the terms say, for all trips that begin on certain days. Travelers cancel themselves, and see the higher percent when they do; nothing is canceled for them.',
  make: 'New exception',
  failed: 'The exceptions could not be loaded.',
  loading: 'Loading the exceptions...',
  none: 'No exception holds.',
  percent: (percent: number) => (percent === 100 ? 'Everything back' : `${percent}% back`),
  begins: (days: string) => `Trips that begin ${days}`,
  onDay: (day: string) => `on ${day}`,
  span: (from: string, to: string) => `from ${from} to ${to}`,
  everywhere: 'All destinations',
  gone: 'A destination that is no longer there',
  made: (day: string) => `made on ${day}`,
  ended: (day: string) => `ended on ${day}`,
  end: 'End it...',
  past: 'Ended and past',
} as const;

export const endExceptionTexts = {
  title: 'End this exception?',
  text: 'Travelers who have not canceled yet get what their terms say again, those who got a mail about it as well; no one is told. What was canceled under it stays as it was decided.',
  submit: 'End it',
  done: 'The exception has ended',
} as const;

/** Texts of the form of an exception. */
export const exceptionFormTexts = {
  title: 'New exception',
  text: 'It holds at once, for trips that are booked and for those booked later, wherever it gives more than their own terms.',
  where: 'Where',
  places: {
    country: 'A country',
    spot: 'One destination',
    all: 'All destinations',
  },
  country: 'Country',
  chooseCountry: 'Choose a country',
  countriesFailed: 'The countries could not be loaded. Close this and try again.',
  from: 'First travel date',
  to: 'Last travel date',
  percent: 'Percent back',
  reason: 'Reason',
  reasonHint: 'Travelers read it.',
  tell: 'Mail everybody with such a trip, once, within minutes',
  cancel: 'Cancel',
  submit: 'Make the exception',
  done: 'The exception holds',
} as const;
