import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from './response-cache.ts';

/** Sends a 304 if the browser has the response, and brotli if the browser accepts that. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse,
): FastifyReply {
  const brotli = acceptsBrotli(request.headers['accept-encoding']) ? cached.brotli : null;
  // a strong validator identifies bytes, so each encoding has its own
  const etag = brotli ? `${cached.etag.slice(0, -1)}-br"` : cached.etag;
  reply.code(cached.status).headers(cached.headers).header('etag', etag);
  if (cached.brotli) reply.header('vary', 'accept-encoding');
  if (isCurrent(request.headers['if-none-match'], cached.etag)) return reply.code(304).send();
  if (brotli) reply.header('content-encoding', 'br');
  const body = brotli ?? cached.identity;
  if (cached.status === 200 && cached.use())
    request.server.fastPath.remember(request, reply.getHeaders(), cached, body);
  return reply.send(body);
}

function acceptsBrotli(header: string | string[] | undefined): boolean {
  return (
    typeof header === 'string' && /(?:^|,)\s*br\s*(?:,|$|;\s*q=(?:1|0\.0*[1-9]))/i.test(header)
  );
}

/** True if the browser's copy is current, in either encoding, by weak comparison (RFC 9110 §13.1.2). */
function isCurrent(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const plain = etag.slice(1, -1);
  return header
    .split(',')
    .map((part) => part.trim().replace(/^W\//, '').replaceAll('"', ''))
    .some((tag) => tag === '*' || tag === plain || tag === `${plain}-br`);
}
