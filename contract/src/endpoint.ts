import type { z } from 'zod/mini';
import type { Bytes, Content, Media } from './media.ts';
import type { ProblemCode } from './problem.ts';

type Schema = z.core.$ZodType;
type MaybeSchema = Schema | undefined;
type MaybeBody = Schema | Bytes | undefined;
type AnyResponse = Schema | Media;

/** Cache groups of the client (spec §3); an endpoint belongs to one. */
export type CacheGroup =
  | 'Users'
  | 'BestSpots'
  | 'Payments'
  | 'Bookings'
  | 'PopularSpots'
  | 'Reviews'
  | 'Team'
  | 'AllSpots'
  | 'Account'
  | 'Messages';

/** How long after a sign-in the calls that ask for a recent one are open. Refreshing a token is none. */
export const FRESH_SIGN_IN_MINUTES = 15;

/**
 * One REST endpoint, declared once as data: the server mounts it, OpenAPI describes it, the client
 * calls it, and the tests walk over all of them.
 */
export interface Endpoint<
  Params extends MaybeSchema,
  Query extends MaybeSchema,
  Body extends MaybeBody,
  Response extends AnyResponse,
  Headers extends MaybeSchema = undefined,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `:name` parameters. */
  path: string;
  summary: string;
  /** Who may call it. `user`: a verified ID token; `admin`: one whose user is an administrator. */
  auth: 'public' | 'user' | 'admin';
  group: CacheGroup;
  /** Only shortly after a sign-in (`FRESH_SIGN_IN_MINUTES`), as the token's `auth_time` has it. */
  fresh?: true;
  /** Status of a success; 200 unless said. */
  status?: 200 | 201;
  params?: Params;
  query?: Query;
  /** Only where another system decides what is sent: a browser's calls carry none. */
  headers?: Headers;
  /** JSON by its schema, or `bytes` as they were sent. */
  body?: Body;
  /** JSON by its schema, or `media` such as CSV, as a text or a stream. */
  response: Response;
  /** Problems beyond those that every endpoint may answer (see `COMMON_PROBLEMS`). */
  errors?: readonly ProblemCode[];
}

/** Declares an endpoint and keeps its exact types. */
export function endpoint<
  Response extends AnyResponse,
  Params extends MaybeSchema = undefined,
  Query extends MaybeSchema = undefined,
  Body extends MaybeBody = undefined,
  Headers extends MaybeSchema = undefined,
>(
  definition: Endpoint<Params, Query, Body, Response, Headers>,
): Endpoint<Params, Query, Body, Response, Headers> {
  return definition;
}

export type AnyEndpoint = Endpoint<MaybeSchema, MaybeSchema, MaybeBody, AnyResponse, MaybeSchema>;

type Part<Key extends string, Value> = Value extends Schema
  ? { [K in Key]: z.input<Value> }
  : Value extends Bytes
    ? { [K in Key]: Uint8Array }
    : unknown;
type OptionalPart<Key extends string, Value> = Value extends Schema
  ? { [K in Key]?: z.input<Value> }
  : unknown;
type ParsedPart<Key extends string, Value> = Value extends Schema
  ? { [K in Key]: z.output<Value> }
  : Value extends Bytes
    ? { [K in Key]: Uint8Array }
    : unknown;

/** What a caller sends: path parameters, query and body, as far as the endpoint declares them. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, AnyResponse, MaybeSchema>
    ? Part<'params', P> & OptionalPart<'query', Q> & Part<'body', B>
    : never;

/** What the handler sees after validation. */
export type ParsedInputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, AnyResponse, infer H>
    ? ParsedPart<'params', P> &
        ParsedPart<'query', Q> &
        ParsedPart<'body', B> &
        ParsedPart<'headers', H>
    : never;

/** What a success returns. */
export type OutputOf<E> = E extends { response: infer R extends AnyResponse }
  ? R extends Schema
    ? z.output<R>
    : Content
  : never;
