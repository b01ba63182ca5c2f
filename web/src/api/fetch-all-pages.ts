import type { Call, OutputOf } from '@wayfarer/contract';
import type { ApiBaseQuery } from './client.ts';
import { nextCursor } from './next-cursor.ts';
import { type Build, toRequest } from './request.ts';
import { responseSchema } from './response-schema.ts';

type FetchPage = (request: ReturnType<typeof toRequest>) => ReturnType<ApiBaseQuery>;

/**
 * Turns a paginated list of the contract into one query: `fetchAllPages(build, listBookings)`
 * follows `Link: rel="next"` to the last page. `query` is sent with every page request.
 */
export function fetchAllPages<C extends Call>(
  build: Build,
  call: C,
  query: Record<string, string> = {},
) {
  return build.query<OutputOf<C>, void>({
    queryFn: async (_nothing, _queryApi, _options, fetchPage) => {
      const { data, error } = await allRows(call, query, fetchPage);
      // `responseSchema` below checks the type
      return error ? { error } : { data: data as OutputOf<C> };
    },
    responseSchema: responseSchema<OutputOf<C>>(call),
    providesTags: [call.group],
  });
}

async function allRows(call: Call, query: Record<string, string>, fetchPage: FetchPage) {
  const rows: unknown[] = [];
  let cursor: string | null = null;
  do {
    const request = toRequest(call, { query: { ...query, ...(cursor !== null && { cursor }) } });
    const { data, error, meta } = await fetchPage(request);
    if (error) return { error };
    if (!Array.isArray(data)) return { data };
    rows.push(...(data as unknown[]));
    cursor = nextCursor(meta?.link);
  } while (cursor !== null);
  return { data: rows };
}
