import type { Logger } from '../context.ts';

/** Commands print what matters themselves. */
export const noLog: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
