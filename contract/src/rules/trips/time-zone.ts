/** Whether it is the name of a time zone, such as 'America/New_York', by which days can be counted. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}
