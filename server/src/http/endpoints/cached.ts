import { isMedia, type AnyEndpoint, type OutputOf, type ParsedInputOf } from '@wayfarer/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext, CacheTag, ReadContext } from '../../context.ts';
import { readPublic, type ReadableDatabase } from '../../db/database.ts';
import { encodeResponse, type FreshResponse } from '../cache/encode-response.ts';
import type { CachedResponse } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import { assertCapacity, type Priority } from '../guards/load-shedding.ts';
import { parseInput } from './parse-input.ts';
import { contentType, presentOutput } from './present-output.ts';
import type { Answer } from './response-meta.ts';

/** A public read, which doesn't know the caller. If a replica fails, it runs again. */
type CachedHandler<E> = (
  context: ReadContext,
  input: ParsedInputOf<E>,
  answer: Answer,
) => Promise<OutputOf<E>>;

/** Not encoded yet. */
export interface ReadResult {
  status: number;
  headers: Readonly<Record<string, string>>;
  output: unknown;
  /** The instant at which the result becomes wrong without an invalidation; left out if there is none. */
  changesAt?: Date | undefined;
}

/** A read that is called over HTTP and, in process, by pages. */
export interface PublicRead {
  endpoint: AnyEndpoint;
  cacheTags: readonly CacheTag[];
  /** Throws `OverloadedError` if too much work waits for the database. */
  read(context: AppContext, input: unknown, priority: Priority): Promise<ReadResult>;
}

interface CachedOptions<E> {
  cacheTags: readonly CacheTag[];
  /** True if the result also changes with the time of day, so that every request builds its own. */
  isTimely?(input: ParsedInputOf<E>): boolean;
}

/** Browsers and proxies may store the response but must revalidate it each time. */
const PUBLIC = 'public, no-cache';

/** Mounts a public read, whose response is the same for everyone and is cached. Ignores bearer tokens. */
export function mountCached<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: CachedHandler<E>,
  { cacheTags, isTimely = () => false }: CachedOptions<E>,
): void {
  if (endpoint.auth !== 'public' || endpoint.method !== 'GET') {
    throw new Error(`${endpoint.path} is not a public read`);
  }
  const { context, publicReads, responseCache } = app;
  const read: PublicRead['read'] = (own, input, priority) => {
    const build = async (db: ReadableDatabase): Promise<ReadResult> => {
      assertCapacity(db, priority);
      const headers: Record<string, string> = {};
      let status: number = endpoint.status ?? 200;
      const changes: Date[] = [];
      const changesAt = (at: Date) => void changes.push(at);
      const output = await handler({ ...own, db, changesAt }, input as ParsedInputOf<E>, {
        status: (code) => void (status = code),
        header: (name, value) => void (headers[name] = value),
      });
      return {
        status,
        headers,
        output: presentOutput(endpoint, output),
        changesAt: earliestOf(changes),
      };
    };
    // a result that changes with the time is never invalidated, so the delay of a replica could stay visible in it
    return isTimely(input as ParsedInputOf<E>) ? build(own.db) : readPublic(own.db, build);
  };
  publicReads.set(endpoint.path, { endpoint, cacheTags, read });
  app.route({
    method: 'GET',
    url: `/api${endpoint.path}`,
    config: { endpoint },
    handler: async (request, reply) => {
      const input = parseInput(endpoint, request);
      const build = async (): Promise<FreshResponse> => {
        const { status, headers, output, changesAt } = await read(context, input, 'new');
        return {
          changesAt,
          status,
          headers: { 'content-type': contentType(endpoint), 'cache-control': PUBLIC, ...headers },
          body: isMedia(endpoint.response) ? asText(output) : JSON.stringify(output),
        };
      };
      const sent = isTimely(input as ParsedInputOf<E>)
        ? await usedOnce(build)
        : await responseCache.get(cacheKey(endpoint, input), cacheTags, build);
      return sendCached(request, reply, sent);
    },
  });
}

/** The earliest of some instants; undefined if there are none. */
export const earliestOf = (instants: readonly Date[]): Date | undefined =>
  instants.length === 0 ? undefined : new Date(Math.min(...instants.map((at) => at.getTime())));

async function usedOnce(build: () => Promise<FreshResponse>): Promise<CachedResponse> {
  return { ...(await encodeResponse(await build())), use: () => false };
}

/** A stream can be read only once, so only complete texts can be cached. */
function asText(output: unknown): string {
  if (typeof output !== 'string') throw new Error('Only a text can be cached.');
  return output;
}

/** The key is made from the parsed input, not from the URL. */
export function cacheKey(endpoint: AnyEndpoint, input: unknown): string {
  const { params, query } = input as { params?: object; query?: object };
  return `${endpoint.path} ${JSON.stringify([sorted(params), sorted(query)])}`;
}

function sorted(part: object = {}): [string, unknown][] {
  return Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1));
}
