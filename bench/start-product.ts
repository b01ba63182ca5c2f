import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServer } from './server-process.ts';

const MAIN = fileURLToPath(new URL('../server/dist/main.js', import.meta.url));
const READY = /ready at http:\/\/[^:\s]+:(\d+)/;

/** The built product on a free port, with its data where `database` says. */
export function startProduct(database: Record<string, string>): Promise<ServerProcess> {
  return startServer(MAIN, { env: { PORT: '0', LOG_LEVEL: 'warn', ...database }, says: READY });
}
