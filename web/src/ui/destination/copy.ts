/** Texts about a trip's plan, inclusions and meeting point, before and after booking. */
export const planTexts = {
  dayByDay: 'Day by day',
  day: (day: number) => `Day ${day}`,
  included: 'What’s included',
  notIncluded: 'Not included:',
  meet: 'Where to meet',
  meetAt: (time: string, day: string) => `${time} on ${day}`,
  meetAtDaily: (time: string) => `${time} on your first day`,
  openMaps: 'Open in maps',
  copyAddress: 'Copy address',
  addressCopied: 'Address copied!',
  copyFailed: 'The address couldn’t be copied. Please select and copy it yourself.',
  onTheSpot: 'Local contact:',
  bring: 'What to bring',
  notSuitable: 'Not suitable for',
  accessibility: 'Accessibility',
} as const;

/** Texts of the field for a destination's country. */
export const countryTexts = {
  countries: 'Countries',
  favorites: 'Popular countries',
  others: 'All other countries',
  show: 'Show countries',
  found: (count: number) =>
    count === 0 ? 'No country has this name.' : count === 1 ? '1 country' : `${count} countries`,
} as const;
