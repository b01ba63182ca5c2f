import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { drawingProcess } from '../adapters/pictures/drawing/drawing-process.ts';
import { loadConfig, type Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { openLog } from '../process/log.ts';
import { createWayfarer } from './create-wayfarer.ts';
import { announce, offerSetup } from './greeting.ts';
import { startWork } from './start-work.ts';

const DRAWER = new URL('../adapters/pictures/drawing/worker.ts', import.meta.url);

/** The product as `npm run dev` runs it, until a file of the server changes. */
export interface Development {
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Prints the site's address and the link for the first owner. */
  greet(): Promise<void>;
  /** Finishes the current jobs and commands. The database stays open. */
  stop(): Promise<void>;
}

/** The log leaves out requests, which would flood the terminal. */
export function prepareDevelopment(env: NodeJS.ProcessEnv): {
  config: Config;
  log: FastifyBaseLogger;
} {
  const config = loadConfig({ LOG_LEVEL: 'warn', ...env });
  return { config, log: openLog(config) };
}

/** Assembles the product and starts its jobs, but doesn't listen. */
export async function develop(options: {
  config: Config;
  log: FastifyBaseLogger;
  db: Database;
  renderer: PageRenderer;
}): Promise<Development> {
  const { config, db, log } = options;
  const clock = { now: () => new Date() };
  const drawer = drawingProcess({ file: fileURLToPath(DRAWER), execArgv: ['--import=tsx'] });
  const wayfarer = await createWayfarer({ ...options, clock, drawer });
  const work = await startWork(wayfarer, { config, db, log });
  return {
    handle: (request, response) => void wayfarer.app.server.emit('request', request, response),
    greet: async () => {
      announce(config, false);
      await offerSetup(wayfarer, config, log);
    },
    stop: async () => {
      await Promise.all([work.stop(), wayfarer.close()]);
    },
  };
}
