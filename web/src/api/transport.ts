import type { Call } from '@wayfarer/contract';

/** One call of the API, made from the contract's. */
export interface ApiRequest {
  /** Path below `/api`, parameters filled in. */
  path: string;
  /** Where the path has parameters: how the contract writes it, and what they are. */
  template?: string;
  params?: Record<string, unknown>;
  method: Call['method'];
  auth: Call['auth'];
  query?: Record<string, unknown>;
  body?: unknown;
}

/** What a transport answers. Header names are in lower case. */
export interface TransportAnswer {
  status: number;
  body: unknown;
  headers?: Readonly<Record<string, unknown>>;
}

/** Where calls go when not over HTTP: to the server's own handlers while it renders, or to a test. */
export type Transport = (request: ApiRequest) => Promise<TransportAnswer>;

/** Path and query of a call, for `GET /api${...}`. Absent values are left out. */
export function requestPath({ path, query = {} }: ApiRequest): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
