import type { z } from 'zod/mini';
import type { Call } from './call.ts';
import type { ProblemCode } from '../options/problem-codes.ts';
import type { Bytes, Media } from './media.ts';

export type Schema = z.core.$ZodType;
type MaybeSchema = Schema | undefined;
type MaybeBody = Schema | Bytes | undefined;
type AnyResponse = Schema | Media;

interface Description<
  Params extends MaybeSchema,
  Query extends MaybeSchema,
  Body extends MaybeBody,
  Response extends AnyResponse,
  Headers extends MaybeSchema,
> {
  summary: string;
  /** True if the caller must have signed in within the last `FRESH_SIGN_IN_MINUTES`, by the token's `auth_time`. */
  fresh?: true;
  /** The status of a successful response; 200 by default. */
  status?: 200 | 201;
  params?: Params;
  query?: Query;
  /** A schema for headers, for calls from other systems, such as webhooks. */
  headers?: Headers;
  /** A schema for JSON, or raw `bytes`, or a `file`. */
  body?: Body;
  /** A schema for JSON, or `media` such as CSV, as text or a stream. */
  response: Response;
  /** Problems beyond those that every endpoint may return (see `COMMON_PROBLEMS`). */
  errors?: readonly ProblemCode[];
}

/** One REST endpoint as data: its call and its schemas. */
export type Endpoint<
  Params extends MaybeSchema,
  Query extends MaybeSchema,
  Body extends MaybeBody,
  Response extends AnyResponse,
  Headers extends MaybeSchema = undefined,
  C extends Call = Call,
> = C & Description<Params, Query, Body, Response, Headers>;

export function endpoint<
  const C extends Call,
  Response extends AnyResponse,
  Params extends MaybeSchema = undefined,
  Query extends MaybeSchema = undefined,
  Body extends MaybeBody = undefined,
  Headers extends MaybeSchema = undefined,
>(
  call: C,
  description: Description<Params, Query, Body, Response, Headers>,
): Endpoint<Params, Query, Body, Response, Headers, C> {
  return { ...call, ...description };
}

export type AnyEndpoint = Endpoint<MaybeSchema, MaybeSchema, MaybeBody, AnyResponse, MaybeSchema>;
