import type { Api } from './api.ts';
import { ConnectionReset } from './faults.ts';

/**
 * A `fetch` that calls the secret-key API without a socket, for `Stripe.createFetchHttpClient`. The URL's host is
 * ignored. If the signal is aborted, the promise rejects immediately, but the call continues, as it would on a remote
 * server.
 */
export function inProcessFetch(api: Api): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const answered = api.handle({
      method: request.method,
      path: url.pathname,
      query: url.search.slice(1),
      body: await request.text(),
      authorization: request.headers.get('authorization') ?? undefined,
      idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
      channel: 'host',
    });
    try {
      const { status, headers, body } = await orAborted(answered, init?.signal ?? null);
      return new Response(body, { status, headers });
    } catch (error) {
      if (error instanceof ConnectionReset) throw new TypeError('fetch failed', { cause: error });
      throw error;
    }
  };
}

async function orAborted<T>(answer: Promise<T>, signal: AbortSignal | null): Promise<T> {
  if (signal === null) return answer;
  const { promise: aborted, reject } = withReject();
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([answer, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
    // a call that outlives its caller may still fail with an injected reset, and no one handles that error
    answer.catch(() => undefined);
  }
}

function withReject(): { promise: Promise<never>; reject: (reason: unknown) => void } {
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<never>((_resolve, onReject) => {
    reject = onReject;
  });
  return { promise, reject };
}
