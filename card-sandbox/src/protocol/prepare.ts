import { ApiError, invalidRequest } from './api-error.ts';
import type { Access, Call } from './call.ts';
import { parseForm, type FormObject } from './form.ts';
import { Parameters } from './parameters.ts';
import {
  bearer,
  outcomeOf,
  same,
  secretKeyRequired,
  withoutEnvelope,
  type ApiRequest,
  type Outcome,
} from './protocol.ts';
import { ROUTES, type Route } from './routes.ts';

const MAX_BODY = 65_536;

interface ApiKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
}

/** An authenticated request and its route. */
export interface Prepared {
  readonly route: Route;
  readonly id: string;
  readonly params: Parameters;
  readonly access: Access;
}

export function prepare(request: ApiRequest, keys: ApiKeys): Prepared {
  if (request.body.length > MAX_BODY) {
    throw invalidRequest('The request is too large.', { status: 413 });
  }
  const form = parseForm(request.method === 'GET' ? request.query : request.body);
  const access = accessOf(request, form, keys);
  for (const route of ROUTES) {
    const match = route.method === request.method ? route.path.exec(request.path) : null;
    if (match === null) continue;
    if (!route.access.includes(access)) throw secretKeyRequired();
    return { route, id: match[1] ?? '', params: new Parameters(withoutEnvelope(form)), access };
  }
  throw invalidRequest(
    `Unrecognized request URL (${request.method}: ${request.path.slice(0, 200)}).`,
    { status: 404 },
  );
}

function accessOf(request: ApiRequest, form: FormObject, keys: ApiKeys): Access {
  const given = bearer(request.authorization) ?? form['key'];
  if (typeof given !== 'string' || given === '') {
    throw invalidRequest('You did not provide an API key.', { status: 401 });
  }
  if (same(given, keys.publishableKey)) return 'publishable';
  if (request.channel === 'host' && same(given, keys.secretKey)) return 'secret';
  throw invalidRequest('Invalid API Key provided.', { code: 'api_key_invalid', status: 401 });
}

/** Runs the route. An error with effects, such as a decline, counts as a result, so its effects are committed. */
export async function run(prepared: Prepared, call: Call): Promise<Outcome> {
  try {
    const object = await prepared.route.run(call, prepared.params, prepared.id);
    return { status: 200, body: JSON.stringify(object, null, 2) };
  } catch (error) {
    if (error instanceof ApiError && error.saved) return outcomeOf(error);
    throw error;
  }
}
