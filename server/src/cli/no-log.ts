import type { Logger } from '../context.ts';

/** A log that does nothing, because commands print everything that matters. */
export const noLog: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
