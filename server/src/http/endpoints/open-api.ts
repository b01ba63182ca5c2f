import {
  COMMON_PROBLEMS,
  FRESH_SIGN_IN_MINUTES,
  isBytes,
  isMedia,
  PROBLEM_STATUS,
  type AnyEndpoint,
  type ProblemCode,
} from '@wayfarer/contract';
import { endpoints, Problem } from '@wayfarer/contract/schemas';
import { z } from 'zod/mini';

type Json = Record<string, unknown>;

const FRESH = `Requires a sign-in within the last ${FRESH_SIGN_IN_MINUTES} minutes.`;

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A repeated request with the same key runs only once, and gets the same response for a day.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

let paths: Record<string, Json> | undefined;

/** An OpenAPI 3.1 document, from the contract alone. */
export function openApiDocument(publicUrl: string): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Wayfarer', version: '1.0.0', description: 'Destinations, trips and payments.' },
    servers: [{ url: `${publicUrl}/api` }],
    // computed only once, on first use, because it takes long and is the same for every address
    get paths() {
      return (paths ??= describePaths());
    },
    components: {
      schemas: { Problem: jsonSchema(Problem, 'output') },
      securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function describePaths(): Record<string, Json> {
  const made: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    made[path] = { ...made[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return made;
}

function forWhom({ auth, permission }: AnyEndpoint): string {
  if (auth === 'admin') return 'For administrators.';
  return auth === 'staff' ? `For staff with the permission ${permission}.` : '';
}

function operation(name: string, endpoint: AnyEndpoint): Json {
  const { auth, body, fresh, group, params, query, headers, response, status = 200 } = endpoint;
  const { summary } = endpoint;
  const more = [forWhom(endpoint), fresh ? FRESH : ''].filter((sentence) => sentence !== '');
  const about = more.length > 0 ? `${summary}. ${more.join(' ')}` : summary;
  return {
    operationId: name,
    summary: about,
    tags: [group],
    security: auth === 'public' ? [] : [{ idToken: [] }],
    parameters: [
      ...parameters('path', params),
      ...parameters('query', query),
      ...parameters('header', headers),
      ...(status === 201 ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: isBytes(body) ? binary(body) : json(jsonSchema(body, 'input')),
      },
    }),
    responses: {
      [status]: {
        description: 'Success',
        content: isMedia(response) ? binary(response) : json(jsonSchema(response, 'output')),
      },
      ...problems(endpoint),
    },
  };
}

const json = (schema: Json): Json => ({ 'application/json': { schema } });

/** OpenAPI 3.1 describes content other than JSON only by its media type. */
const binary = ({ mediaType }: { mediaType: string }): Json => ({ [mediaType]: {} });

function parameters(where: 'path' | 'query' | 'header', schema: AnyEndpoint['params']): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

function problems({ auth, body, errors = [], fresh, status }: AnyEndpoint): Record<string, Json> {
  const codes = new Set<ProblemCode>([...COMMON_PROBLEMS, ...errors]);
  if (auth !== 'public') codes.add('not_signed_in').add('account_blocked');
  if (auth === 'admin' || auth === 'staff') codes.add('forbidden');
  if (fresh) codes.add('sign_in_again');
  if (status === 201) codes.add('conflict');
  if (body)
    for (const code of ['payload_too_large', 'unsupported_media_type'] as const) codes.add(code);
  const byStatus: Record<string, Json> = {};
  for (const code of codes) {
    const status = PROBLEM_STATUS[code];
    const known = byStatus[status]?.['description'];
    byStatus[status] = {
      description: typeof known === 'string' ? `${known}, ${code}` : code,
      content: json({ $ref: '#/components/schemas/Problem' }),
    };
  }
  return byStatus;
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
