import {
  type BaseQueryFn,
  createApi,
  fetchBaseQuery,
  type FetchBaseQueryError,
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

/** What an endpoint can learn of an answer beside its body. */
export interface ApiMeta {
  /** The `Link` header, where there was one. */
  link?: string;
}

export type ApiBaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError, object, ApiMeta>;

const TIMEOUT_MS = 30_000;

const overHttp = fetchBaseQuery({
  baseUrl: typeof location === 'undefined' ? '/api' : `${location.origin}/api`,
  timeout: TIMEOUT_MS,
});

async function bearer(request: ApiRequest, identity: IdentityClient | undefined) {
  const token = request.auth === 'public' ? undefined : await identity?.token();
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

function metaOf(link: unknown): ApiMeta {
  return typeof link === 'string' ? { link } : {};
}

async function overTransport(transport: Transport, request: ApiRequest) {
  try {
    const { status, body, headers } = await transport(request);
    if (status >= 300) return { error: { status, data: body } };
    return { data: body, meta: metaOf(headers?.['link']) };
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
    const { meta, ...answer } = await overHttp(
      { url: requestPath(request), method: request.method, headers, body: request.body },
      queryApi,
      options,
    );
    return { ...answer, meta: metaOf(meta?.response?.headers.get('link')) };
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
