import type { FastifyInstance } from 'fastify';

export interface Answer {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  /** Parsed JSON, or the text if it isn't JSON. */
  body: any; // oxlint-disable-line typescript/no-explicit-any -- tests look into any answer and assert on it
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Caller {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
}

export function callerWith(app: FastifyInstance, fixed: Readonly<Record<string, string>>): Caller {
  const call = async (
    method: Method,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const url = `/api${path}`;
    const answer = await app.inject({
      method,
      url,
      headers: { ...type, ...fixed, ...headers },
      ...payload,
    });
    return { status: answer.statusCode, headers: answer.headers, body: parsed(answer.body) };
  };
  return {
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body) => call('PUT', path, body),
    patch: (path, body) => call('PATCH', path, body),
    delete: (path) => call('DELETE', path),
  };
}

export function anonymousCaller(app: FastifyInstance): Caller {
  return callerWith(app, {});
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
