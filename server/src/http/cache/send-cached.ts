import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from './response-cache.ts';

/** Sends a ready answer: 304 where the browser has it, brotli where it can read it. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: CachedResponse,
): FastifyReply {
  const brotli = acceptsBrotli(request.headers['accept-encoding']) ? ready.brotli : null;
  // A strong validator names bytes, so each encoding has its own.
  const etag = brotli ? `${ready.etag.slice(0, -1)}-br"` : ready.etag;
  reply.code(ready.status).headers(ready.headers).header('etag', etag);
  if (ready.brotli) reply.header('vary', 'accept-encoding');
  if (isCurrent(request.headers['if-none-match'], ready.etag)) return reply.code(304).send();
  if (brotli) reply.header('content-encoding', 'br');
  const body = brotli ?? ready.identity;
  if (ready.status === 200) request.server.fastPath.keep(request, reply.getHeaders(), ready, body);
  return reply.send(body);
}

function acceptsBrotli(header: string | string[] | undefined): boolean {
  return (
    typeof header === 'string' && /(?:^|,)\s*br\s*(?:,|$|;\s*q=(?:1|0\.0*[1-9]))/i.test(header)
  );
}

/** Weak comparison (RFC 9110 §13.1.2): the same content in either encoding counts. */
function isCurrent(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const plain = etag.slice(1, -1);
  return header
    .split(',')
    .map((part) => part.trim().replace(/^W\//, '').replaceAll('"', ''))
    .some((tag) => tag === '*' || tag === plain || tag === `${plain}-br`);
}
