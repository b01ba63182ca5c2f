/** For the state of a field whose text was sent: empty now, unless the next one has been begun. */
export const clearSent = (sent: string) => (now: string) => (now === sent ? '' : now);
