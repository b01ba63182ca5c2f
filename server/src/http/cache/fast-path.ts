import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LruMap } from '../../lib/lru-map.ts';
import type { CachedResponse } from './response-cache.ts';
import { HeadTemplate } from './head-template.ts';
import { newRequestId, REQUEST_ID } from '../lifecycle/request-id.ts';

/** What is told of an answer that never reached the router. */
export interface FastResponse {
  requestId: string;
  route: string | null;
  status: number;
  ms: number;
}

/** What a plain answer depends on beside its address. */
interface Variant {
  accept: string | undefined;
  encoding: string | undefined;
}

interface Kept extends Variant {
  /** The bytes live and die with `ResponseCache`, which bounds how many there are. */
  ready: WeakRef<CachedResponse>;
  brotli: boolean;
  route: string | null;
  /** Names and values in turn, as Node writes them fastest; the last value is each request's own id. */
  headers: string[];
  /** The same as Node wrote it, once it has for a connection that was kept. */
  head: HeadTemplate | null;
}

const MAX_ADDRESSES = 1000;
/** Each kind of browser asks in a way of its own. */
const MAX_VARIANTS = 8;
const MAX_ADDRESS_LENGTH = 1000;
const MAX_HEADER_LENGTH = 500;

/**
 * Answers the GETs that were answered before from the same bytes, before the router sees them. It holds
 * nothing of its own: an answer leaves it only while `ResponseCache` calls it current, and whatever asks
 * for more than the plain answer (a validator, a range, a body) goes the long way.
 */
export class FastPath {
  readonly #kept = new LruMap<string, Kept[]>(MAX_ADDRESSES);
  readonly #listeners: ((answer: FastResponse) => void)[] = [];
  #open = true;

  /** Hears of every answer that is given here. */
  onAnswer(listener: (answer: FastResponse) => void): void {
    this.#listeners.push(listener);
  }

  /** Keeps what the long way is about to send with status 200. */
  keep(
    { raw, routeOptions }: FastifyRequest,
    sent: Readonly<Record<string, unknown>>,
    ready: CachedResponse,
    body: Buffer,
  ): void {
    const { url = '' } = raw;
    const variant = variantOf(raw);
    if (variant === undefined || url.length > MAX_ADDRESS_LENGTH || isLong(variant)) return;
    const { [REQUEST_ID]: _own, ...shared } = sent;
    const headers = Object.entries({
      ...shared,
      'content-length': body.length,
      [REQUEST_ID]: '',
    }).flatMap(([name, value]) => [name, String(value)]);
    const route = routeOptions.url ?? null;
    const others = (this.#kept.get(url) ?? []).filter((kept) => !isSame(kept, variant));
    const brotli = body === ready.brotli;
    const kept = { ...variant, ready: new WeakRef(ready), brotli, route, headers, head: null };
    this.#kept.set(url, [kept, ...others.slice(0, MAX_VARIANTS - 1)]);
  }

  /** From now on everything goes the long way, where the stopping is arranged. */
  close(): void {
    this.#open = false;
  }

  /** True when the request has been answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '' } = request;
    const variants = this.#open ? this.#kept.get(url) : undefined;
    const variant = variants && variantOf(request);
    const kept = variant && variants.find((one) => isSame(one, variant));
    if (kept === undefined) return false;
    const ready = kept.ready.deref();
    const body = kept.brotli ? ready?.brotli : ready?.identity;
    if (!body || !ready?.use()) {
      this.#kept.delete(url);
      return false;
    }
    const from = performance.now();
    const requestId = newRequestId();
    writeHead(response, kept, requestId);
    response.end(body);
    const ms = performance.now() - from;
    for (const tell of this.#listeners) tell({ requestId, route: kept.route, status: 200, ms });
    return true;
  }
}

function writeHead(response: ServerResponse, kept: Kept, requestId: string): void {
  if (kept.head?.write(response, requestId)) return;
  const { headers } = kept;
  headers[headers.length - 1] = requestId;
  response.writeHead(200, headers);
  kept.head ??= HeadTemplate.read(response, requestId);
}

/** Stands before the app's own handler as soon as it is there. */
export function openFastPath(app: FastifyInstance): void {
  app.addHook('onReady', async () => {
    const handlers = app.server.listeners('request') as RequestListener[];
    app.server.removeAllListeners('request');
    const { db } = app.context;
    app.server.on('request', (request, response) => {
      // One round of the event loop may bring many requests; who waits for the database waits for less.
      db.drainResponses?.();
      if (app.fastPath.answer(request, response)) return;
      for (const handle of handlers) handle.call(app.server, request, response);
    });
  });
  app.addHook('preClose', async () => app.fastPath.close());
}

/**
 * What the response to a plain request varies by; undefined for requests that want another answer. Reads the headers as they
 * came: making Node's object of them costs more than the rest of the answer.
 */
function variantOf({ method, rawHeaders }: IncomingMessage): Variant | undefined {
  if (method !== 'GET') return undefined;
  const variant: Variant = { accept: undefined, encoding: undefined };
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const value = rawHeaders[at + 1];
    switch (rawHeaders[at]?.toLowerCase()) {
      case 'accept':
        if (variant.accept !== undefined) return undefined;
        variant.accept = value;
        break;
      case 'accept-encoding':
        if (variant.encoding !== undefined) return undefined;
        variant.encoding = value;
        break;
      case 'if-none-match':
      case 'range':
      case 'content-length':
      case 'transfer-encoding':
        return undefined;
    }
  }
  return variant;
}

function isSame(a: Variant, b: Variant): boolean {
  return a.accept === b.accept && a.encoding === b.encoding;
}

function isLong({ accept = '', encoding = '' }: Variant): boolean {
  return accept.length + encoding.length > MAX_HEADER_LENGTH;
}
