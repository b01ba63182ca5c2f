import type { z } from 'zod/mini';
import type { ProblemCode } from './problem.ts';

type Schema = z.core.$ZodType;
type MaybeSchema = Schema | undefined;

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
  Body extends MaybeSchema,
  Response extends Schema,
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
  body?: Body;
  response: Response;
  /** Problems beyond those that every endpoint may answer (see `COMMON_PROBLEMS`). */
  errors?: readonly ProblemCode[];
}

/** Declares an endpoint and keeps its exact types. */
export function endpoint<
  Response extends Schema,
  Params extends MaybeSchema = undefined,
  Query extends MaybeSchema = undefined,
  Body extends MaybeSchema = undefined,
>(definition: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return definition;
}

export type AnyEndpoint = Endpoint<MaybeSchema, MaybeSchema, MaybeSchema, Schema>;

type Part<Key extends string, Value> = Value extends Schema
  ? { [K in Key]: z.input<Value> }
  : unknown;
type OptionalPart<Key extends string, Value> = Value extends Schema
  ? { [K in Key]?: z.input<Value> }
  : unknown;
type ParsedPart<Key extends string, Value> = Value extends Schema
  ? { [K in Key]: z.output<Value> }
  : unknown;

/** What a caller sends: path parameters, query and body, as far as the endpoint declares them. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema>
    ? Part<'params', P> & OptionalPart<'query', Q> & Part<'body', B>
    : never;

/** What the handler sees after validation. */
export type ParsedInputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema>
    ? ParsedPart<'params', P> & ParsedPart<'query', Q> & ParsedPart<'body', B>
    : never;

/** What a success answers. */
export type OutputOf<E> = E extends { response: infer R extends Schema } ? z.output<R> : never;
