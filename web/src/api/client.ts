import {
  type BaseQueryFn,
  createApi,
  fetchBaseQuery,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import { type IdentityClient, IdentityError } from '../session/identity.ts';
import { inLanguages } from '../lib/language.ts';
import { idempotencyKey } from './idempotency-keys.ts';
import { inPageLanguage } from './kept-texts.ts';
import { tags } from './tags.ts';
import { type ApiRequest, requestPath, type Transport } from './transport.ts';

/** Passed by the store to every call: the transport to the API, and the signed-in identity. */
export interface ApiExtra {
  /** Set on the server and in tests; without it, calls go over HTTP. */
  transport?: Transport;
  identity?: IdentityClient;
}

/** The kinds of errors of a call (spec §8): FETCH_ERROR, TIMEOUT_ERROR, PARSING_ERROR, or the HTTP status. */
export type ApiError = FetchBaseQueryError;

interface ApiMeta {
  link?: string;
}

export type ApiBaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError, object, ApiMeta>;

const TIMEOUT_MS = 30_000;

const overHttp = fetchBaseQuery({
  baseUrl: typeof location === 'undefined' ? '/api' : `${location.origin}/api`,
  timeout: TIMEOUT_MS,
});

const SESSION_OVER = new Set([
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
]);

/** The error of a call that wasn't sent because the session is over or the provider can't be reached. */
function unsent(error: unknown): ApiError {
  if (!(error instanceof IdentityError)) throw error;
  if (!SESSION_OVER.has(error.code)) return { status: 'FETCH_ERROR', error: error.message };
  const message = 'Your session has ended. Please sign in again.';
  return { status: 401, data: { code: 'not_signed_in', message } };
}

function metaOf(link: unknown): ApiMeta {
  return typeof link === 'string' ? { link } : {};
}

/** Production browsers use HTTP only, so their build leaves out the code for transports. */
const HAS_TRANSPORTS = import.meta.env.SSR || !import.meta.env.PROD;

async function overTransport(transport: Transport, request: ApiRequest) {
  try {
    const { status, body, headers } = await transport(request);
    if (status < 200 || status > 299) return { error: { status, data: body } };
    return { data: inLanguages ? inPageLanguage(body) : body, meta: metaOf(headers?.['link']) };
  } catch (error) {
    return { error: { status: 'FETCH_ERROR' as const, error: String(error) } };
  }
}

/**
 * Makes one call: in process if there is a transport, otherwise by fetch with the traveler's ID token. If the API
 * refuses the token, the session may have been ended from another device, so the provider is asked for a new token.
 * Then either the call is repeated, or the watcher learns that the session is over.
 */
const baseQuery: ApiBaseQuery = async (request, queryApi, options) => {
  const { transport, identity } = queryApi.extra as ApiExtra;
  if (HAS_TRANSPORTS && transport) return overTransport(transport, request);
  const submit = request.method === 'POST' ? idempotencyKey(request) : undefined;
  const call = async (token: string | undefined) => {
    const { meta, ...answer } = await overHttp(
      {
        url: requestPath(request),
        method: request.method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(submit && { 'idempotency-key': submit.key }),
        },
        body: request.body,
      },
      queryApi,
      options,
    );
    if (!answer.error) submit?.done();
    const beside = metaOf(meta?.response?.headers.get('link'));
    if (inLanguages && !answer.error) return { data: inPageLanguage(answer.data), meta: beside };
    return { ...answer, meta: beside };
  };
  if (request.auth === 'public' || !identity) return call(undefined);
  try {
    const token = await identity.token();
    const answer = await call(token);
    if (answer.error?.status !== 401 || token === undefined) return answer;
    const renewed = await identity.token({ fresh: true });
    return renewed === undefined ? answer : await call(renewed);
  } catch (error) {
    return { error: unsent(error) };
  }
};

/**
 * The API client, to which features add their endpoints with `injectEndpoints`. Cache rules (spec §9): unused data is
 * kept for 60 seconds; focus, reconnect and mount don't cause refetches; invalidation waits until running calls end.
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
  // the server's own handlers have validated what they return
  skipSchemaValidation: import.meta.env.SSR,
  catchSchemaFailure: (failure) => ({
    status: 'PARSING_ERROR' as const,
    originalStatus: 200,
    data: '',
    error: failure.message,
  }),
  endpoints: () => ({}),
});
