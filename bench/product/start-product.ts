import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServer } from './server-process.ts';

const MAIN = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
const READY = /ready at http:\/\/[^:\s]+:(\d+)/;

export const METRICS_TOKEN = 'the-token-of-the-benchmark';

/**
 * Starts the built product on a free port with default settings: one process, a log line per request, and metrics.
 * `env` sets the location of the data.
 */
export function startProduct(env: Record<string, string>): Promise<ServerProcess> {
  return startServer(MAIN, { env: { PORT: '0', METRICS_TOKEN, ...env }, says: READY });
}
