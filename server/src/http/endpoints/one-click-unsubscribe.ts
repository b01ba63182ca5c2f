import { UNSUBSCRIBE_PATH } from '@wayfarer/contract';
import { limitKeyOf } from '@wayfarer/identity';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { RateLimiter } from '../guards/rate-limits.ts';
import { shedLoad } from '../guards/load-shedding.ts';

const BODY_LIMIT = 4096;
/** Requests per network and minute. The limit is high because mail services press the button for many readers. */
const A_MINUTE = 600;
/** The body as a form or as multipart; RFC 8058 requires both. */
const PRESSED = /List-Unsubscribe(?:=|"\s+)One-Click/i;

const Query = z.object({ token: z.string().check(z.maxLength(200)) });

/**
 * The endpoint of a mail program's own Unsubscribe button (RFC 8058): one POST, without cookies or redirects. A GET
 * shows a page that asks for confirmation.
 */
export async function oneClickUnsubscribe(
  scope: FastifyInstance,
  { unsubscribe }: { unsubscribe(token: string): Promise<unknown> },
): Promise<void> {
  const { context } = scope;
  const senders = new RateLimiter(context.clock, { max: A_MINUTE, windowMs: 60_000 });
  shedLoad(scope, context.db);
  scope.addHook('onRequest', (request) => senders.take(limitKeyOf(request.ip)));
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    async (_request: unknown, body: string | Buffer) => String(body),
  );
  scope.post(UNSUBSCRIBE_PATH, async (request, reply) => {
    const query = Query.safeParse(request.query);
    const pressed = typeof request.body === 'string' && PRESSED.test(request.body);
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    if (!pressed || !query.success) return reply.code(400).send('Nothing was changed.\n');
    await unsubscribe(query.data.token);
    return reply.send('You are unsubscribed.\n');
  });
}
