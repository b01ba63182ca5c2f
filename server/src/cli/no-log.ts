import type { Logger } from '../context.ts';

/** Commands print everything that matters, so they need no log. */
export const noLog: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
