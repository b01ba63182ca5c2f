import type { EndpointBuilder } from '@reduxjs/toolkit/query/react';
import type { AnyEndpoint, CacheGroup, InputOf, OutputOf } from '@wayfarer/contract';
import type { ApiBaseQuery, ApiError } from './client.ts';
import type { ApiRequest } from './transport.ts';

/** The argument of a hook: nothing where the endpoint takes nothing, optional where all of it is. */
export type ArgumentOf<E> =
  unknown extends InputOf<E> ? void : object extends InputOf<E> ? InputOf<E> | void : InputOf<E>;

/** The shape of a schema that RTK Query validates responses with (the Standard Schema interface). */
interface AnswerSchema<Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => Checked<Output> | Promise<Checked<Output>>;
    readonly types?: { readonly input: Output; readonly output: Output } | undefined;
  };
}
type Checked<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string }[] };

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Puts parameters into a path of the contract: `/bookings/:id` becomes `/bookings/7`. */
function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}

/** The call that a contract endpoint describes for one input. */
export function toRequest(endpoint: AnyEndpoint, input: unknown): ApiRequest {
  const { params, query, body } = (input ?? {}) as Parts;
  return {
    path: fillPath(endpoint.path, params),
    ...(params && { template: endpoint.path, params }),
    method: endpoint.method,
    auth: endpoint.auth,
    ...(query && { query }),
    ...(body !== undefined && { body }),
  };
}

export type Build = EndpointBuilder<ApiBaseQuery, CacheGroup, 'api'>;

export function answerSchema<E extends AnyEndpoint>(endpoint: E) {
  // OutputOf<E> is by definition the output type of this very schema
  return endpoint.response as unknown as AnswerSchema<OutputOf<E>>;
}

function callOf<E extends AnyEndpoint>(endpoint: E) {
  return {
    query: (input: ArgumentOf<E>): ApiRequest => toRequest(endpoint, input),
    responseSchema: answerSchema(endpoint),
  };
}

/** A contract endpoint as an RTK Query query: `read(build, listSpots)`. Its cache group is its tag. */
export function read<E extends AnyEndpoint>(build: Build, endpoint: E) {
  return build.query<OutputOf<E>, ArgumentOf<E>>({
    ...callOf(endpoint),
    providesTags: [endpoint.group],
  });
}

/** No answer, none that can be read, or the server broke over it: it may have been done. */
function mayBeDone({ status }: ApiError): boolean {
  return typeof status !== 'number' || status >= 500;
}

/**
 * A contract endpoint as a mutation: `write(build, deleteBooking)`. When it succeeded, or it is unknown
 * whether it did, its own cache group (spec §7) and those named in `also` are fetched again.
 */
export function write<E extends AnyEndpoint>(
  build: Build,
  endpoint: E,
  also: readonly CacheGroup[] = [],
) {
  return build.mutation<OutputOf<E>, ArgumentOf<E>>({
    ...callOf(endpoint),
    invalidatesTags: (_result, error) =>
      error && !mayBeDone(error) ? [] : [endpoint.group, ...also],
  });
}
