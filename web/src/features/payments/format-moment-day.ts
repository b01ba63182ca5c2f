const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** The day of a moment, where the visitor is. */
export function formatMomentDay(iso: string): string {
  return MOMENT.format(new Date(iso));
}
