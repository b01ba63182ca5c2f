import type { EndpointBuilder, EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import type { CacheGroup, Call, InputOf, OutputOf } from '@wayfarer/contract';
import { api, type ApiBaseQuery, type ApiError } from './client.ts';
import { inLanguages, translation } from '../lib/language.ts';
import { responseSchema } from './response-schema.ts';
import type { ApiRequest } from './transport.ts';

/** The argument of a hook: none if the endpoint takes no input, optional if all of its input is. */
export type ArgumentOf<C> =
  unknown extends InputOf<C> ? void : object extends InputOf<C> ? InputOf<C> | void : InputOf<C>;

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

/** Adds the page's language to calls that depend on it, unless the page is in the site's first language. */
function spoken({ method, path }: Call, input: unknown): Parts {
  const parts = (input ?? {}) as Parts;
  if (translation === undefined) return parts;
  const language = translation;
  if (method === 'GET' && /^\/(?:allSpots|places|bestSpots|team|legalTexts)\b/.test(path))
    return { ...parts, query: { ...parts.query, language } };
  if (
    method === 'POST' &&
    /^\/(?:bookings|waitlist|(?:account\/)?contactMessages|newsletterSubscriptions)$/.test(path)
  )
    return { ...parts, body: { ...(parts.body as object), language } };
  return parts;
}

/** Builds the request for a contract call and its input. */
export function toRequest(call: Call, input: unknown): ApiRequest {
  const { params, query, body } = inLanguages ? spoken(call, input) : ((input ?? {}) as Parts);
  return {
    path: fillPath(call.path, params),
    ...(params && { template: call.path, params }),
    method: call.method,
    auth: call.auth,
    ...(query && { query }),
    ...(body !== undefined && { body }),
  };
}

export type Build = EndpointBuilder<ApiBaseQuery, CacheGroup, 'api'>;

/** Adds a feature's endpoints to `api`. In development, it overrides them when their module is reloaded. */
export function injectEndpoints<Added extends EndpointDefinitions>(
  endpoints: (build: Build) => Added,
) {
  return api.injectEndpoints(
    import.meta.env.DEV ? { endpoints, overrideExisting: true } : { endpoints },
  );
}

function requesting<C extends Call>(call: C) {
  return {
    query: (input: ArgumentOf<C>): ApiRequest => toRequest(call, input),
    responseSchema: responseSchema<OutputOf<C>>(call),
  };
}

/** A call of the contract as an RTK Query query: `read(build, listSpots)`. Its cache group is its tag. */
export function read<C extends Call>(build: Build, call: C) {
  return build.query<OutputOf<C>, ArgumentOf<C>>({
    ...requesting(call),
    providesTags: [call.group],
  });
}

/** True without a response, with an unreadable response, or after a server error: the change may have been made. */
function mayBeDone({ status }: ApiError): boolean {
  return typeof status !== 'number' || status >= 500;
}

/**
 * A call of the contract as a mutation: `write(build, deleteBooking)`. If it succeeded or may have succeeded, its own
 * cache group (spec §7) and those in `also` are refetched.
 */
export function write<C extends Call>(build: Build, call: C, also: readonly CacheGroup[] = []) {
  return build.mutation<OutputOf<C>, ArgumentOf<C>>({
    ...requesting(call),
    invalidatesTags: (_result, error) => (error && !mayBeDone(error) ? [] : [call.group, ...also]),
  });
}
