export const CONSOLE = '/admin';

/** The full path of a console screen. */
export const consolePath = (below: string) => (below === '' ? CONSOLE : `${CONSOLE}/${below}`);
