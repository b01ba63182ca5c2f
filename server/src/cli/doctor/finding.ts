export interface Finding {
  about: string;
  state: 'ok' | 'warning' | 'wrong';
  says: string;
  /** How to fix the problem. */
  remedy?: string;
}

export const ok = (about: string, says: string): Finding => ({ about, state: 'ok', says });
export const warning = (about: string, says: string, remedy: string): Finding => ({
  about,
  state: 'warning',
  says,
  remedy,
});
export const wrong = (about: string, says: string, remedy: string): Finding => ({
  about,
  state: 'wrong',
  says,
  remedy,
});

/** The reason of a failure, in the words of the server or program that failed. */
export function reasonOf(error: unknown): string {
  const parts: string[] = [];
  for (let at = error; at instanceof Error && parts.length < 4; at = at.cause) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    const words = at.message || code; // for several addresses, Node's error has no message
    if (words !== '' && !parts.includes(words)) parts.push(words);
  }
  return parts.join(': ') || String(error);
}
