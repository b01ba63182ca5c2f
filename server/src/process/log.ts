import type { FastifyBaseLogger } from 'fastify';
import { destination, pino, stdTimeFunctions } from 'pino';
import type { Config } from '../config/config.ts';

/** What a pipe takes as a whole, in bytes: lines of several processes do not mix (POSIX, PIPE_BUF). */
const BATCH_BYTES = 4096;
/** How much waits for a batch before it is written, in bytes: a line more still fits. */
const FULL_BYTES = 3072;
const AT_LATEST_MS = 500;
const WARNING = pino.levels.values['warn'] ?? 40;

/**
 * The product's log: a line of JSON for each entry, on standard output. Lines leave together, at the
 * latest after half a second: written one by one, those of the requests cost a sixth of the rate at
 * which pages are served into a pipe. A warning leaves at once, with all that stands before it.
 * @param to descriptor or file that is written to
 */
export function openLog({ log, processes }: Config, to: number | string = 1): FastifyBaseLogger {
  const out = destination({
    dest: to,
    sync: true,
    minLength: FULL_BYTES,
    maxWrite: BATCH_BYTES,
    periodicFlush: AT_LATEST_MS,
  });
  // not flushSync, which would try for ever to write into a pipe that is no longer read
  process.once('exit', () => out.flush());
  return pino(
    {
      level: log.level,
      base: processes > 1 ? { pid: process.pid } : null,
      timestamp: stdTimeFunctions.isoTime,
      hooks: {
        logMethod(args, write, level) {
          write.apply(this, args);
          if (level >= WARNING) out.flush();
        },
      },
    },
    out,
  );
}
