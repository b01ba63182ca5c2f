import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServer } from './server-process.ts';

const MAIN = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
const READY = /ready at http:\/\/[^:\s]+:(\d+)/;

/** Opens the product's metrics. */
export const METRICS_TOKEN = 'the-token-of-the-benchmark';

/**
 * The built product on a free port, as a user gets it: one process, a line of log for each request, and
 * metrics. `env` says where its data is.
 */
export function startProduct(env: Record<string, string>): Promise<ServerProcess> {
  return startServer(MAIN, { env: { PORT: '0', METRICS_TOKEN, ...env }, says: READY });
}
