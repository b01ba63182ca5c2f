import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { ALARM_KINDS } from '../../alarms.ts';
import { processMetrics } from '../../process/process-metrics.ts';
import { workMetrics } from './work-metrics.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * `/metrics` for Prometheus. Without the configured token, the response is a 404.
 * @param isPage Returns true if a request without a route is for a page of the site
 */
export function metrics(
  app: FastifyInstance,
  token: string | undefined,
  isPage: (request: FastifyRequest) => boolean,
): void {
  if (token === undefined) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'wayfarer_http_request_duration_seconds',
    help: 'Duration of requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.fastPath.onResponse(({ route, status, ms }) => {
    durations.observe({ method: 'GET', route: route ?? 'page', status }, ms / 1000);
  });
  const violations = new Counter({
    name: 'wayfarer_csp_violations_total',
    help: 'Violations of the content security policy that browsers reported, by directive',
    labelNames: ['directive'],
    registers: [registry],
  });
  app.policyViolations.onViolation(({ directive }) => violations.inc({ directive }));
  const alarms = new Counter({
    name: 'wayfarer_alarms_total',
    help: 'Problems that an operator has to look into, by kind; the log has the details',
    labelNames: ['kind'],
    registers: [registry],
  });
  // 0 at the start, so that the first alarm counts as an increase
  for (const kind of ALARM_KINDS) alarms.inc({ kind }, 0);
  app.context.alarms.onAlarm((kind) => alarms.inc({ kind }));
  app.addHook('onResponse', async (request, reply) => {
    // not the address, because there are any number of addresses, and they can be personal
    const route = request.routeOptions.url ?? (isPage(request) ? 'page' : 'unknown');
    const labels = { method: request.method, route, status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  workMetrics(app, registry);
  app.addHook('onClose', async () => registry.clear());
  const text = processMetrics(registry);
  app.get('/metrics', async (request, reply) => {
    if (!sameSecret(request.headers.authorization ?? '', `Bearer ${token}`))
      return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await text());
  });
}

/** Hashes, so that the time taken reveals neither length nor content. */
function sameSecret(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}
