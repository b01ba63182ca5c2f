import type { z } from 'zod/mini';
import type * as all from '../all-endpoints.ts';
import type { Call } from './call.ts';
import type { AnyEndpoint, Endpoint, Schema } from './endpoint.ts';
import type { Bytes, Content, FileBody, Media, SentFile } from './media.ts';

type Declared = Extract<(typeof all)[keyof typeof all], { method: string; path: string }>;
type ByAddress = { [E in Declared as `${E['method']} ${E['path']}`]: E };
type Behind<C extends Call> = ByAddress[`${C['method']} ${C['path']}` & keyof ByAddress];

/** The endpoint of a call. An endpoint itself is returned unchanged. */
type EndpointOf<C> = C extends { response: unknown } ? C : C extends Call ? Behind<C> : never;

type Part<Key extends string, Value> = Value extends Schema
  ? { [K in Key]: z.input<Value> }
  : Value extends Bytes
    ? { [K in Key]: Uint8Array | Blob }
    : unknown;
type OptionalPart<Key extends string, Value> = Value extends Schema
  ? { [K in Key]?: z.input<Value> }
  : unknown;
type ParsedPart<Key extends string, Value> = Value extends Schema
  ? { [K in Key]: z.output<Value> }
  : Value extends FileBody
    ? { [K in Key]: SentFile }
    : Value extends Bytes
      ? { [K in Key]: Uint8Array }
      : unknown;

/** The caller's input: path parameters, query and body, if the endpoint declares them. */
export type InputOf<C> =
  EndpointOf<C> extends Endpoint<
    infer P,
    infer Q,
    infer B,
    AnyEndpoint['response'],
    AnyEndpoint['headers']
  >
    ? Part<'params', P> & OptionalPart<'query', Q> & Part<'body', B>
    : never;

/** The handler's input, after validation. */
export type ParsedInputOf<C> =
  EndpointOf<C> extends Endpoint<infer P, infer Q, infer B, AnyEndpoint['response'], infer H>
    ? ParsedPart<'params', P> &
        ParsedPart<'query', Q> &
        ParsedPart<'body', B> &
        ParsedPart<'headers', H>
    : never;

export type OutputOf<C> =
  EndpointOf<C> extends { response: infer R extends Schema | Media }
    ? R extends Schema
      ? z.output<R>
      : Content
    : never;

type PartOf<Name extends keyof typeof all, Key extends string> =
  ParsedInputOf<(typeof all)[Name]> extends { [K in Key]: infer Value } ? Value : never;

/** The validated body of an endpoint: `BodyOf<'createSpot'>`. */
export type BodyOf<Name extends keyof typeof all> = PartOf<Name, 'body'>;
export type ParamsOf<Name extends keyof typeof all> = PartOf<Name, 'params'>;
export type QueryOf<Name extends keyof typeof all> = PartOf<Name, 'query'>;
