import type { Call } from '@wayfarer/contract';

export interface ApiRequest {
  /** Path below `/api`, with parameters filled in. */
  path: string;
  /** The contract's path and its parameters, if it has any. */
  template?: string;
  params?: Record<string, unknown>;
  method: Call['method'];
  auth: Call['auth'];
  query?: Record<string, unknown>;
  body?: unknown;
}

/** A transport's response. Header names are in lower case. */
export interface TransportAnswer {
  status: number;
  body: unknown;
  headers?: Readonly<Record<string, unknown>>;
}

/** Answers calls without HTTP: the server's own handlers while it renders, or a test. */
export type Transport = (request: ApiRequest) => Promise<TransportAnswer>;

/** A call's path and query below `/api`. Absent values are left out. */
export function requestPath({ path, query = {} }: ApiRequest): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
