/**
 * When banks show a refund: sending it takes seconds, but they show it days later. 0 days: the agency promises nothing.
 */
export function bankShowsText(days: number): string {
  if (days === 0) return 'Your bank decides when it shows it.';
  return `Your bank shows it within ${days} ${days === 1 ? 'day' : 'days'}.`;
}
