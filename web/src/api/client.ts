import {
  type BaseQueryFn,
  createApi,
  fetchBaseQuery,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { type IdentityClient, IdentityError } from './identity.ts';
import { tags } from './tags.ts';
import { type ApiRequest, requestPath, type Transport } from './transport.ts';

/** What the store hands to every call: how to reach the API, and who asks. */
export interface ApiExtra {
  /** Set on the server and in tests; without it calls go over HTTP. */
  transport?: Transport;
  identity?: IdentityClient;
}

/** Error kinds of a call (spec §8): FETCH_ERROR, TIMEOUT_ERROR, PARSING_ERROR or the HTTP status. */
export type ApiError = FetchBaseQueryError;

export type ApiBaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError, object, FetchBaseQueryMeta>;

const TIMEOUT_MS = 30_000;

const overHttp = fetchBaseQuery({
  baseUrl: typeof location === 'undefined' ? '/api' : `${location.origin}/api`,
  timeout: TIMEOUT_MS,
});

async function bearer(request: ApiRequest, identity: IdentityClient | undefined) {
  const token = request.auth === 'public' ? undefined : await identity?.token();
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

async function overTransport(transport: Transport, request: ApiRequest) {
  try {
    const { status, body } = await transport(request);
    return status < 300 ? { data: body } : { error: { status, data: body } };
  } catch (error) {
    return { error: { status: 'FETCH_ERROR' as const, error: String(error) } };
  }
}

/** One call: in process where there is a transport, else by fetch with the traveller's ID token. */
const baseQuery: ApiBaseQuery = async (request, queryApi, options) => {
  const { transport, identity } = queryApi.extra as ApiExtra;
  if (transport) return overTransport(transport, request);
  try {
    const headers = await bearer(request, identity);
    return await overHttp(
      { url: requestPath(request), method: request.method, headers, body: request.body },
      queryApi,
      options,
    );
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    return { error: { status: 'FETCH_ERROR', error: error.message } };
  }
};

/**
 * The client of the API; features inject their endpoints. Cache rules of spec §9: unused data kept
 * 60 seconds, no refetch on focus, reconnect or mount, invalidation delayed until running calls end.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  keepUnusedDataFor: 60,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  invalidationBehavior: 'delayed',
  catchSchemaFailure: (failure) => ({
    status: 'PARSING_ERROR' as const,
    originalStatus: 200,
    data: '',
    error: failure.message,
  }),
  endpoints: () => ({}),
});
