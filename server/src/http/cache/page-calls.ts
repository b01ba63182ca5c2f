import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { CacheTag } from '../../context.ts';

/**
 * Stands where a client's address does when a page that is being rendered asks the API in process. No
 * socket has such an address, so nobody else can claim to be it.
 */
export const RENDERING = 'rendering';

/** Beside the calls, for it is nobody's business outside. */
const sources = new WeakMap<IncomingMessage, readonly CacheTag[]>();

/** Whether a page that is being rendered asks. */
export function isForPage({ socket }: FastifyRequest): boolean {
  return socket.remoteAddress === RENDERING;
}

/** Tells the page that asks what the answer is made from. */
export function noteCacheTags(request: FastifyRequest, cacheTags: readonly CacheTag[]): void {
  if (isForPage(request)) sources.set(request.raw, cacheTags);
}

/** What a call's answer was made from; undefined where nobody told. */
export function cacheTagsOf(call: IncomingMessage): readonly CacheTag[] | undefined {
  return sources.get(call);
}
