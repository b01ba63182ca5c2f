import type { FastifyBaseLogger } from 'fastify';
import { destination, pino, stdTimeFunctions } from 'pino';
import type { Config } from '../config/config.ts';

/** The bytes that a pipe writes atomically (POSIX, PIPE_BUF), so that lines of several processes don't mix. */
const BATCH_BYTES = 4096;
const AT_LATEST_MS = 500;
const WARNING = pino.levels.values['warn'] ?? 40;

/**
 * The product's log, a line of JSON per entry. Lines are written in batches, at most half a second later, because
 * single writes to a pipe cost a sixth of the rate of served pages. A warning is written at once, with everything
 * before it.
 * @param to The file or descriptor to write to
 */
export function openLog({ log, processes }: Config, to: number | string = 1): FastifyBaseLogger {
  const out = destination({ dest: to, sync: true, maxWrite: BATCH_BYTES });
  let batch = '';
  let bytes = 0;
  // not with `flushSync`, which would retry forever if the reader of the pipe stopped reading
  const flush = () => {
    if (batch !== '') out.write(batch);
    batch = '';
    bytes = 0;
  };
  // not with `minLength`, which would measure the whole batch again for every line
  const collect = (line: string) => {
    const more = Buffer.byteLength(line);
    if (bytes + more > BATCH_BYTES) flush();
    batch += line;
    bytes += more;
  };
  setInterval(flush, AT_LATEST_MS).unref();
  process.once('exit', flush);
  return pino(
    {
      level: log.level,
      base: processes > 1 ? { pid: process.pid } : null,
      timestamp: stdTimeFunctions.isoTime,
      hooks: {
        logMethod(args, write, level) {
          write.apply(this, args);
          if (level >= WARNING) flush();
        },
      },
    },
    { write: collect },
  );
}
