import type { AnyEndpoint, OutputOf } from '@wayfarer/contract';
import type { ApiBaseQuery } from './client.ts';
import { nextCursor } from './next-cursor.ts';
import { answerSchema, type Build, toRequest } from './request.ts';

type FetchPage = (request: ReturnType<typeof toRequest>) => ReturnType<ApiBaseQuery>;

/**
 * A paginated list of the contract as one query: `fetchAllPages(build, listBookings)` follows each
 * response's `Link: rel="next"` to the last page.
 */
export function fetchAllPages<E extends AnyEndpoint>(build: Build, endpoint: E) {
  return build.query<OutputOf<E>, void>({
    queryFn: async (_nothing, _queryApi, _options, fetchPage) => {
      const { data, error } = await allRows(endpoint, fetchPage);
      // checked against the schema below
      return error ? { error } : { data: data as OutputOf<E> };
    },
    responseSchema: answerSchema(endpoint),
    providesTags: [endpoint.group],
  });
}

async function allRows(endpoint: AnyEndpoint, fetchPage: FetchPage) {
  const rows: unknown[] = [];
  let cursor: string | null = null;
  do {
    const { data, error, meta } = await fetchPage(
      toRequest(endpoint, cursor && { query: { cursor } }),
    );
    if (error) return { error };
    if (!Array.isArray(data)) return { data };
    rows.push(...(data as unknown[]));
    cursor = nextCursor(meta?.link);
  } while (cursor !== null);
  return { data: rows };
}
