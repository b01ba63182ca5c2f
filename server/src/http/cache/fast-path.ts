import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { newRequestId, REQUEST_ID } from '../lifecycle/request-id.ts';
import type { CachedResponse } from './response-cache.ts';

/** A response that was served without routing, for the log. */
export interface FastResponse {
  requestId: string;
  route: string | null;
  status: number;
  ms: number;
}

interface Known {
  /** Weak, because `ResponseCache` owns the bytes and limits their number. */
  cached: WeakRef<CachedResponse>;
  isBrotli: boolean;
  route: string | null;
  /** Header names and values, alternating. */
  headers: readonly string[];
}

const MAX_KNOWN = 2000;
const MAX_KEY_LENGTH = 1500;

/**
 * Repeats responses that the router has sent, as long as `ResponseCache` considers them current. Requests for more than
 * the plain response (a validator, a range, a body) go to the router.
 */
export class FastPath {
  readonly #known = new LRUCache<string, Known>({ max: MAX_KNOWN });
  readonly #listeners: ((response: FastResponse) => void)[] = [];
  #isOpen = true;

  /** Called for every response that is served here. */
  onResponse(listener: (response: FastResponse) => void): void {
    this.#listeners.push(listener);
  }

  /** Remembers a response with status 200 that the router is about to send. */
  remember(
    { raw, originalUrl, routeOptions }: FastifyRequest,
    sent: Readonly<Record<string, unknown>>,
    cached: CachedResponse,
    body: Buffer,
  ): void {
    const key = keyOf(raw, originalUrl);
    if (key === null || key.length > MAX_KEY_LENGTH) return;
    const { [REQUEST_ID]: _own, ...shared } = sent;
    const headers = Object.entries({ ...shared, 'content-length': body.length });
    this.#known.set(key, {
      cached: new WeakRef(cached),
      isBrotli: body === cached.brotli,
      route: routeOptions.url ?? null,
      headers: headers.flatMap(([name, value]) => [name, String(value)]),
    });
  }

  /** From now on, the router gets all requests, because only it drains connections. */
  close(): void {
    this.#isOpen = false;
  }

  /** Returns true if the request was answered. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const key = this.#isOpen ? keyOf(request, request.url ?? '') : null;
    const known = key === null ? undefined : this.#known.get(key);
    const cached = known?.cached.deref();
    const body = known?.isBrotli ? cached?.brotli : cached?.identity;
    if (!known || !cached || !body || !cached.use()) return false;
    const from = performance.now();
    const requestId = newRequestId();
    response.writeHead(200, [...known.headers, REQUEST_ID, requestId]).end(body);
    const ms = performance.now() - from;
    for (const listener of this.#listeners)
      listener({ requestId, route: known.route, status: 200, ms });
    return true;
  }
}

/** Tries the fast path before the router, once the app is ready. */
export function openFastPath(app: FastifyInstance): void {
  const { db } = app.context;
  app.addHook('onReady', async () => {
    const routed = app.server.listeners('request') as RequestListener[];
    app.server.removeAllListeners('request');
    app.server.on('request', (request, response) => {
      // one round of the event loop can bring many requests, and the database's responses mustn't wait for all of them
      db.drainResponses?.();
      if (app.fastPath.serve(request, response)) return;
      for (const listener of routed) listener.call(app.server, request, response);
    });
  });
  app.addHook('preClose', async () => app.fastPath.close());
}

/**
 * The key of a plain GET; null for a request that asks for more. Reads the raw headers, because building Node's header
 * object costs more than the rest of the fast path.
 * @param url As the client sent it, because the router removes the language from the addresses of pages
 */
function keyOf({ method, rawHeaders }: IncomingMessage, url: string): string | null {
  if (method !== 'GET') return null;
  let [accept, encoding] = ['', ''];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const value = rawHeaders[at + 1] ?? '';
    switch (rawHeaders[at]?.toLowerCase()) {
      case 'accept':
        accept += `\n${value}`;
        break;
      case 'accept-encoding':
        encoding += `\n${value}`;
        break;
      case 'if-none-match':
      case 'range':
      case 'content-length':
      case 'transfer-encoding':
        return null;
    }
  }
  return `${url}\naccept:${accept}\nencoding:${encoding}`;
}
