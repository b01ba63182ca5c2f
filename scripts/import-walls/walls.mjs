import { at, isComposition } from './targets.mjs';
import { webRooms } from './web-walls.mjs';

/**
 * The rooms of the product and the imports that each may use; everything else is refused, including types.
 * A file belongs to the first room that holds it. `never` lists refused imports that readers should know about; the
 * test writes a file for each of them into each of `examples`.
 * @typedef {import('./targets.mjs').TargetName} TargetName
 * @typedef {{ name: string, holds: (path: string) => boolean, examples: string[],
 *   may: TargetName[], never: TargetName[] }} Room
 */

/** @type {Room[]} */
export const rooms = [
  {
    name: '`contract`: `calls`, `options`, `rules`',
    holds: at(/^contract\/src\/(calls|options|rules)\//),
    examples: ['contract/src/calls/example.ts', 'contract/src/rules/money/example.ts'],
    may: ['calls, options, rules, words', 'types of calls'],
    never: ['schemas', '`zod/mini`', 'other libraries', 'server', 'web'],
  },
  {
    name: '`contract`: `schemas` and the rest',
    holds: at(/^contract\/src\//),
    examples: ['contract/src/schemas.ts', 'contract/src/endpoints/example.ts'],
    may: ['own files', '`zod/mini`'],
    never: ['other libraries', 'server', 'web', 'identity', 'Node’s modules'],
  },
  {
    name: '`identity`',
    holds: at(/^identity\/src\//),
    examples: ['identity/src/example.ts', 'identity/src/accounts/example.ts'],
    may: ['own files', 'libraries'],
    never: ['contract', 'server', 'web', 'card-sandbox', 'durable-pglite'],
  },
  {
    name: '`card-sandbox`',
    holds: at(/^card-sandbox\/src\//),
    examples: ['card-sandbox/src/example.ts', 'card-sandbox/src/resources/intents/example.ts'],
    may: ['own files', 'libraries'],
    never: ['contract', 'server', 'web', 'identity', 'durable-pglite'],
  },
  {
    name: '`durable-pglite`',
    holds: at(/^durable-pglite\/src\//),
    examples: ['durable-pglite/src/example.ts', 'durable-pglite/src/room/example.ts'],
    may: ['own files', 'libraries'],
    never: ['contract', 'server', 'web', 'identity', 'card-sandbox'],
  },
  {
    name: '`server/features/X`: `policy`, `present`',
    holds: at(/^server\/src\/features\/.+\/(policy|present)(-[\w-]+)?\.ts$/),
    examples: [
      'server/src/features/trips/policy.ts',
      'server/src/features/trips/present.ts',
      'server/src/features/trips/days/present-day.ts',
    ],
    may: [
      'contract',
      'own policy and present',
      'types of the own feature',
      'types of another feature’s `index.ts`',
      'types of config',
      'email as a reader may see it',
    ],
    never: ['db', 'ports', 'http', 'adapters', 'Fastify', 'Drizzle', 'another feature’s inside'],
  },
  {
    name: '`server/features/X`: `store`',
    holds: at(/^server\/src\/features\/.+\/(store(-[\w-]+)?\.ts$|store\/)/),
    examples: [
      'server/src/features/trips/store.ts',
      'server/src/features/trips/store-days.ts',
      'server/src/features/trips/store/days.ts',
      'server/src/features/trips/days/store-hours.ts',
    ],
    may: ['contract', 'own feature', 'db', 'Drizzle', 'types of `zod/mini`', 'ground floor'],
    never: ['http', 'adapters', 'Fastify', 'mails', 'another feature’s store', 'features'],
  },
  {
    name: '`server/features/X`: `routes`',
    holds: at(/^server\/src\/features\/.+\/routes(-[\w-]+)?\.ts$/),
    examples: ['server/src/features/trips/routes.ts', 'server/src/features/trips/days/routes.ts'],
    may: [
      'contract',
      'own feature',
      'another feature’s `index.ts`',
      'http',
      'Fastify',
      'ground floor',
    ],
    never: ['db', 'adapters', 'vendor SDKs', 'another feature’s inside', '`node:process`'],
  },
  {
    name: '`server/features/X`: use cases',
    holds: at(/^server\/src\/features\//),
    examples: [
      'server/src/features/trips/create-trip.ts',
      'server/src/features/trips/days/move-day.ts',
    ],
    may: [
      'contract',
      'own feature',
      'another feature’s `index.ts`',
      'db',
      'mails',
      'ground floor',
      '`zod`, crypto, timers',
    ],
    never: [
      'Fastify',
      'http',
      'adapters',
      'vendor SDKs',
      'Drizzle',
      'another feature’s inside',
      'composition',
      '`node:process`',
    ],
  },
  {
    name: '`server/adapters`',
    holds: at(/^server\/src\/adapters\//),
    examples: ['server/src/adapters/example.ts', 'server/src/adapters/stripe/example.ts'],
    may: ['adapters', 'contract', 'ground floor', 'embedded services', 'libraries'],
    never: ['features', 'db', 'http', 'composition'],
  },
  {
    name: '`server/http`',
    holds: at(/^server\/src\/http\//),
    examples: ['server/src/http/example.ts', 'server/src/http/endpoints/example.ts'],
    may: ['http', 'contract', 'ground floor', 'shared rooms', 'embedded services', 'libraries'],
    never: ['features', 'a feature’s inside', 'adapters', 'pages', 'composition', 'web'],
  },
  {
    name: '`server/pages`',
    holds: at(/^server\/src\/pages\//),
    examples: ['server/src/pages/example.ts', 'server/src/pages/room/example.ts'],
    may: [
      'pages',
      'http',
      'contract',
      'a feature’s `index.ts` or `routes.ts`',
      'ground floor',
      'libraries',
    ],
    never: ['a feature’s inside', 'db', 'adapters', 'composition', 'web'],
  },
  {
    name: '`server`: entrances, `composition`, `cli`',
    holds: isComposition,
    examples: [
      'server/src/main.ts',
      'server/src/app.ts',
      'server/src/composition/example.ts',
      'server/src/cli/commands/example.ts',
    ],
    may: [
      'any room of the server',
      'a feature’s `index.ts` or `routes.ts`',
      'contract',
      'embedded services',
      'libraries',
    ],
    never: ['a feature’s inside', 'web'],
  },
  {
    name: '`server`: ground floor and shared rooms',
    holds: at(
      /^server\/src\/([^/]+\.ts$|(ports|config|lib|pagination|db|mails|jobs|idempotency|process)\/)/,
    ),
    examples: [
      'server/src/context.ts',
      'server/src/db/tables/example.ts',
      'server/src/mails/example.ts',
      'server/src/jobs/example.ts',
      'server/src/config/example.ts',
    ],
    may: ['ground floor', 'shared rooms', 'contract', 'embedded services', 'libraries'],
    never: ['features', 'a feature’s inside', 'http', 'adapters', 'pages', 'composition', 'web'],
  },
  ...webRooms,
];
