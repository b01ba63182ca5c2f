/** Where the agency's console is. */
export const CONSOLE = '/admin';

/** A screen of the console, by its path below it. */
export const consolePath = (below: string) => (below === '' ? CONSOLE : `${CONSOLE}/${below}`);
