const TRAVEL_DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** A travel date (`2027-04-12`) as people read it; a calendar day has no time zone. */
export function formatDay(day: string): string {
  return TRAVEL_DAY.format(new Date(`${day}T00:00:00Z`));
}

/** The day of a moment, where the visitor is. */
export function formatMomentDay(iso: string): string {
  return MOMENT.format(new Date(iso));
}
