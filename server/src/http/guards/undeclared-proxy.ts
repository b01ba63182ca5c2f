import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';

const AGAIN_AFTER_MS = 60 * 60_000;
/** The headers in which proxies pass on the visitor's address. */
const TOLD = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

/**
 * If TRUST_PROXY is off, warns, at most once an hour, that requests seem to come through a proxy, whose address and
 * limits all visitors then share.
 */
export function noticeUndeclaredProxy(
  app: FastifyInstance,
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
): void {
  if (config.http.trustProxy !== false) return;
  let quietUntil = -Infinity;
  app.addHook('onRequest', async (request) => {
    const header = TOLD.find((name) => request.headers[name] !== undefined);
    const now = clock.now().getTime();
    if (header === undefined || now < quietUntil) return;
    quietUntil = now + AGAIN_AFTER_MS;
    app.log.warn(
      { header },
      'requests name a client, but no proxy is declared; if there is one, set TRUST_PROXY, or else all visitors share the limits of its address',
    );
  });
}
