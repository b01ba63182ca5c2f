import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { withTimeout } from '../../lib/with-timeout.ts';

export interface Lifecycle {
  /** True from the stop signal on. */
  stopping: boolean;
}

const PATIENCE_MS = 2000;

/** `/healthz`: the process is alive. `/readyz`: it should get traffic. */
export function healthRoutes(app: FastifyInstance, db: Database, lifecycle: Lifecycle): void {
  app.get('/healthz', async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/readyz', async (_request, reply) => {
    const ready = !lifecycle.stopping && (await reachable(db));
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    if (!ready) reply.header('retry-after', '2');
    return { status: ready ? 'ready' : lifecycle.stopping ? 'stopping' : 'database unavailable' };
  });
}

function reachable(db: Database): Promise<boolean> {
  const health = db.health().then(
    ({ ok }) => ok,
    () => false,
  );
  return withTimeout(health, PATIENCE_MS, false);
}
