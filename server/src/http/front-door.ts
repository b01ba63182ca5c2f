import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BoundedMap } from './bounded-map.ts';
import type { ReadyAnswer } from './ready-answers.ts';

/** What is told of an answer that never reached the router. */
export interface FrontAnswer {
  requestId: string;
  route: string | null;
  status: number;
  ms: number;
}

interface Kept {
  /** The bytes live and die with `ReadyAnswers`, which bounds how many there are. */
  ready: WeakRef<ReadyAnswer>;
  brotli: boolean;
  route: string | null;
  /** Names and values in turn, as Node writes them fastest. */
  headers: readonly string[];
}

const MAX_KEPT = 1000;
const MAX_KEY_LENGTH = 1000;

/**
 * Answers the GETs that were answered before from the same bytes, before the router sees them. It holds
 * nothing of its own: an answer leaves it only while `ReadyAnswers` calls it current, and whatever asks
 * for more than the plain answer (a validator, a range, a body) goes the long way.
 */
export class FrontDoor {
  readonly #kept = new BoundedMap<string, Kept>(MAX_KEPT);
  readonly #listeners: ((answer: FrontAnswer) => void)[] = [];
  #open = true;

  /** Hears of every answer that is given here. */
  onAnswer(listener: (answer: FrontAnswer) => void): void {
    this.#listeners.push(listener);
  }

  /** Keeps what the long way is about to send with status 200. */
  keep(
    request: FastifyRequest,
    sent: Readonly<Record<string, unknown>>,
    ready: ReadyAnswer,
    body: Buffer,
  ): void {
    const key = keyOf(request.raw);
    if (key === undefined) return;
    const headers = Object.entries({ ...sent, 'content-length': body.length })
      .filter(([name]) => name !== 'x-request-id')
      .flatMap(([name, value]) => [name, String(value)]);
    this.#kept.set(key, {
      ready: new WeakRef(ready),
      brotli: body === ready.brotli,
      route: request.routeOptions.url ?? null,
      headers,
    });
  }

  /** From now on everything goes the long way, where the stopping is arranged. */
  close(): void {
    this.#open = false;
  }

  /** True when the request has been answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = this.#open ? keyOf(request) : undefined;
    const kept = key === undefined ? undefined : this.#kept.get(key);
    if (key === undefined || kept === undefined) return false;
    const ready = kept.ready.deref();
    const body = kept.brotli ? ready?.brotli : ready?.identity;
    if (!body || !ready?.use()) {
      this.#kept.delete(key);
      return false;
    }
    const from = performance.now();
    const requestId = randomUUID();
    response.writeHead(200, [...kept.headers, 'x-request-id', requestId]);
    response.end(body);
    const ms = performance.now() - from;
    for (const tell of this.#listeners) tell({ requestId, route: kept.route, status: 200, ms });
    return true;
  }
}

/** Stands before the app's own handler as soon as it is there. */
export function openFrontDoor(app: FastifyInstance): void {
  app.addHook('onReady', async () => {
    const handlers = app.server.listeners('request') as RequestListener[];
    app.server.removeAllListeners('request');
    const { db } = app.context;
    app.server.on('request', (request, response) => {
      // One round of the event loop may bring many requests; who waits for the database waits for less.
      db.poll?.();
      if (app.frontDoor.answer(request, response)) return;
      for (const handle of handlers) handle.call(app.server, request, response);
    });
  });
  app.addHook('preClose', async () => app.frontDoor.close());
}

/**
 * All that a plain answer depends on; undefined for requests that want another one. Reads the headers as
 * they came: making Node's object of them costs more than the rest of the answer.
 */
function keyOf({ method, url = '', rawHeaders }: IncomingMessage): string | undefined {
  if (method !== 'GET') return undefined;
  let accept: string | undefined;
  let encoding: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const value = rawHeaders[at + 1];
    switch (rawHeaders[at]?.toLowerCase()) {
      case 'accept':
        if (accept !== undefined) return undefined;
        accept = value;
        break;
      case 'accept-encoding':
        if (encoding !== undefined) return undefined;
        encoding = value;
        break;
      case 'if-none-match':
      case 'range':
      case 'content-length':
      case 'transfer-encoding':
        return undefined;
    }
  }
  const key = `${url}\n${encoding ?? ''}\n${accept ?? ''}`;
  return key.length > MAX_KEY_LENGTH ? undefined : key;
}
