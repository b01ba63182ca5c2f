/** Texts for cancellation terms. */
export const termsTexts = {
  title: 'Cancellation terms',
  text: 'What travelers get back when they cancel.',
  loading: 'Loading the terms...',
  failed: 'The terms could not be loaded.',
  list: 'Terms',
  kept: 'Changes apply to new bookings. Existing bookings keep the terms they were made under.',
  make: 'New terms',
  usual: 'Usual terms',
  usualFacts: 'for every destination without its own terms',
  spots: (count: number) => {
    if (count === 0) return 'not used by any destination';
    return count === 1 ? 'used by 1 destination' : `used by ${count} destinations`;
  },
  version: (version: number, day: string) => `Version ${version}, since ${day}`,
  retiredSince: (day: string) => `retired on ${day}: not used for new bookings`,
  hadThem: (count: number) =>
    `${count === 1 ? '1 destination that used them has' : `${count} destinations that used them have`} the usual terms`,
  earlier: (count: number) => (count === 1 ? '1 earlier version' : `${count} earlier versions`),
  retired: 'Retired',
  change: 'Change...',
  makeUsual: 'Make them the usual terms...',
  retire: 'Retire...',
} as const;

function retireText(spots: number): string {
  const none = 'New bookings no longer get these terms, and you can’t bring them back.';
  const kept = 'Existing bookings keep them.';
  if (spots === 0) return `${none} ${kept}`;
  const who = spots === 1 ? '1 destination that uses them' : `${spots} destinations that use them`;
  return `${none} New bookings of the ${who} get the usual terms. ${kept}`;
}

/** Texts for actions on existing terms. */
export const actTexts = {
  usual: (name: string, before: string) => ({
    title: `Make ${name} the usual terms?`,
    text: `From now on, new bookings of every destination without its own terms get these instead of ${before}. Existing bookings keep theirs.`,
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

/** Texts for the form for terms. */
export const formTexts = {
  newTitle: 'New terms',
  changeTitle: (name: string) => `Change ${name}`,
  newText: 'Bookings get these terms once a destination uses them or they are the usual terms.',
  changeText: (version: number) =>
    `Creates version ${version} for new bookings. Existing bookings keep theirs.`,
  conflict: (version: number) =>
    `A colleague saved version ${version} in the meantime. Your changes are still here; save again to overwrite.`,
  template: 'Start from',
  ownTemplate: 'Terms of your own',
  name: 'Name',
  nameHint: 'For your team; travelers see the sentences below.',
  steps: 'Refunds',
  stepsHint: 'Earliest first. After the last step, nothing is refunded.',
  amount: 'Until',
  unit: 'Before the trip',
  units: { days: 'days', hours: 'hours' },
  percent: '% back',
  addStep: 'Add a step',
  removeStep: (at: number) => `Remove step ${at}`,
  basis: 'Percentages apply to',
  bases: {
    paid: 'What was paid',
    total: 'The whole price; you keep the rest, as far as it was paid',
  },
  coolingOff: 'Cooling-off period, in hours',
  coolingOffHint: 'Full refund within this many hours of booking. Leave empty for none.',
  notWithin: 'Except when the trip starts within, in hours',
  preview: 'What travelers see',
  noPreview: 'Fill in the steps to see what travelers will see.',
  cancel: 'Cancel',
  make: 'Create terms',
  change: 'Save as a new version',
  made: (name: string) => `${name} is ready for new bookings`,
} as const;

/** Texts of exceptions. */
export const exceptionsTexts = {
  title: 'Exceptions',
  text: 'After a storm or a strike, you can refund more than the terms do for all trips that start on certain days. Travelers still cancel themselves and see the higher refund when they do.',
  make: 'New exception',
  failed: 'The exceptions could not be loaded.',
  loading: 'Loading the exceptions...',
  none: 'No exceptions in force.',
  percent: (percent: number) => (percent === 100 ? 'Everything back' : `${percent}% back`),
  begins: (days: string) => `Trips starting ${days}`,
  onDay: (day: string) => `on ${day}`,
  span: (from: string, to: string) => `from ${from} to ${to}`,
  everywhere: 'All destinations',
  gone: 'A deleted destination',
  made: (day: string) => `made on ${day}`,
  ended: (day: string) => `ended on ${day}`,
  end: 'End it...',
  past: 'Ended and past',
} as const;

export const endExceptionTexts = {
  title: 'End this exception?',
  text: 'Travelers who haven’t canceled return to their own terms, even if you emailed them. No one is notified. Trips canceled under the exception keep their refunds.',
  submit: 'End it',
  done: 'The exception has ended',
} as const;

/** Texts for the form for an exception. */
export const exceptionFormTexts = {
  title: 'New exception',
  text: 'Takes effect at once, for existing and future bookings, wherever it refunds more than their own terms.',
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
  reasonHint: 'Shown to travelers.',
  tell: 'Email everyone with such a trip',
  cancel: 'Cancel',
  submit: 'Create exception',
  done: 'The exception is in force',
} as const;
