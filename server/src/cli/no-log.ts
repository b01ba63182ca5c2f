import type { Logger } from '../context.ts';

/** Commands print everything that matters. */
export const noLog: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
