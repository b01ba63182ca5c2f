/**
 * The targets of imports, under the names that the table 'Who may import whom' uses. Each has an `example`: one path
 * that the name covers when a file at `from` imports it. The test of the walls is generated from the examples.
 * @typedef {{ from: string, to: string, typeOnly: boolean }} Import `to` is a path in the repository,
 *   `npm:package`, `node:module`, `outside:path` or `computed`
 * @typedef {{ covers: (it: Import) => boolean, example: string | ((from: string) => string),
 *   typeOnly?: boolean }} Target
 */

/** @param {string} path */
export const isTest = (path) => /(^|\/)test\/|\.(test|spec)\.\w+$/.test(path);

/** @param {string} path */
const featureOf = (path) => /^(?:server|web)\/src\/features\/[^/]+\//.exec(path)?.[0];

/** @param {string} path */
const screenOf = (path) => /^web\/src\/console\/screens\/[^/]+\//.exec(path)?.[0];

/** @param {Import} it */
function isAnotherFeature({ from, to }) {
  const feature = featureOf(to);
  return feature !== undefined && feature !== featureOf(from);
}

const entrance = /^server\/src\/features\/[^/]+\/(index|routes)\.ts$/;
const composition = /^server\/src\/((main|cli|app)\.ts$|(composition|cli)\/)/;

/**
 * @param {RegExp} pattern
 * @param {Target['example']} example
 * @returns {Target}
 */
const matching = (pattern, example) => ({ covers: ({ to }) => pattern.test(to), example });

/**
 * @param {string} folder
 * @param {string} [file]
 * @returns {Target}
 */
const folder = (folder, file = 'sample.ts') => ({
  covers: ({ to }) => to.startsWith(folder),
  example: folder + file,
});

/** @param {Target} target @returns {Target} */
const typesOf = (target) => ({
  covers: (it) => it.typeOnly && target.covers(it),
  example: target.example,
  typeOnly: true,
});

/** @type {Target} */
const ownFeature = {
  covers: ({ from, to }) => featureOf(to) !== undefined && featureOf(to) === featureOf(from),
  example: (from) => `${featureOf(from)}room/use-case.ts`,
};

/** @type {Target} */
const index = {
  covers: (it) => isAnotherFeature(it) && /^server\/src\/features\/[^/]+\/index\.ts$/.test(it.to),
  example: 'server/src/features/other/index.ts',
};

/** @satisfies {Record<string, Target>} */
export const targets = {
  'own files': {
    covers: ({ from, to }) => to.startsWith(`${from.split('/', 1)[0]}/`),
    example: (from) => from.replace(/[^/]+$/, 'sample.ts'),
  },
  '`zod/mini`': matching(/^npm:zod\/mini$/, 'npm:zod/mini'),
  libraries: matching(/^(npm|node):/, 'npm:uuid'),
  'other libraries': matching(/^(npm|node):/, 'npm:zod'),
  'browser libraries': matching(/^npm:(?!zod(\/|$))/, 'npm:react'),
  '`zod`': matching(/^npm:zod(\/|$)/, 'npm:zod/mini'),
  '`zod`, crypto, timers': matching(
    /^(npm:zod(\/mini)?|node:(crypto|timers\/promises))$/,
    'node:crypto',
  ),
  'types of `zod/mini`': typesOf(matching(/^npm:zod\/mini$/, 'npm:zod/mini')),
  Fastify: matching(/^npm:@?fastify(\/|$)/, 'npm:fastify'),
  'vendor SDKs': matching(/^npm:(stripe|nodemailer|pg|jose)$/, 'npm:stripe'),
  Drizzle: matching(/^npm:drizzle-orm(\/|$)/, 'npm:drizzle-orm'),
  '`node:process`': matching(/^node:process$/, 'node:process'),
  'Node’s modules': matching(/^node:/, 'node:fs/promises'),

  'calls, options, rules, words': matching(
    /^contract\/src\/(calls|options|rules|words)\//,
    'contract/src/calls/trips/bookings.ts',
  ),
  'types of calls': typesOf(
    matching(/^contract\/src\/declaration\/call\.ts$/, 'contract/src/declaration/call.ts'),
  ),
  schemas: matching(
    /^contract\/src\/(endpoints\/|fields\/|schemas\.ts)/,
    'contract/src/endpoints/trips/bookings.ts',
  ),
  contract: folder('contract/src/', 'index.ts'),
  '`@wayfarer/contract`': matching(/^contract\/src\/index\.ts$/, 'contract/src/index.ts'),
  '`@wayfarer/contract/schemas`': matching(
    /^contract\/src\/schemas\.ts$/,
    'contract/src/schemas.ts',
  ),
  server: folder('server/src/', 'index.ts'),
  web: folder('web/src/', 'index.ts'),
  identity: folder('identity/src/', 'index.ts'),
  'card-sandbox': folder('card-sandbox/src/', 'index.ts'),
  'durable-pglite': folder('durable-pglite/src/', 'index.ts'),
  'embedded services': matching(
    /^(identity|card-sandbox|durable-pglite)\/src\//,
    'identity/src/index.ts',
  ),

  'own feature': ownFeature,
  'types of the own feature': typesOf(ownFeature),
  'own policy and present': {
    covers: (it) => ownFeature.covers(it) && /\/(policy|present)(-[\w-]+)?\.ts$/.test(it.to),
    example: (from) => `${featureOf(from)}policy-sample.ts`,
  },
  'another feature’s `index.ts`': index,
  'types of another feature’s `index.ts`': typesOf(index),
  'another feature’s inside': {
    covers: (it) => isAnotherFeature(it) && !index.covers(it),
    example: 'server/src/features/other/store/rows.ts',
  },
  'another feature’s store': {
    covers: (it) => isAnotherFeature(it) && /\/(store\/.*|store(-[\w-]+)?\.ts$)/.test(it.to),
    example: 'server/src/features/other/store-rows.ts',
  },
  'a feature’s `index.ts` or `routes.ts`': matching(
    entrance,
    'server/src/features/other/routes.ts',
  ),
  'a feature’s inside': {
    covers: ({ to }) => to.startsWith('server/src/features/') && !entrance.test(to),
    example: 'server/src/features/other/room/use-case.ts',
  },
  features: folder('server/src/features/', 'other/index.ts'),

  ports: matching(/^server\/src\/(mail-)?ports(\.ts|\/)/, 'server/src/ports.ts'),
  adapters: folder('server/src/adapters/'),
  db: folder('server/src/db/', 'database.ts'),
  http: folder('server/src/http/', 'endpoints/mount.ts'),
  pages: folder('server/src/pages/'),
  mails: folder('server/src/mails/'),
  'shared rooms': matching(
    /^server\/src\/(db|mails|jobs|idempotency|process)\//,
    'server/src/mails/outbox.ts',
  ),
  'ground floor': {
    covers: ({ to }) =>
      /^server\/src\/([^/]+\.ts|(ports|config|lib|pagination)\/.+)$/.test(to) &&
      !composition.test(to),
    example: 'server/src/ports.ts',
  },
  'types of config': typesOf(matching(/^server\/src\/config(\.ts|\/)/, 'server/src/config.ts')),
  'email as a reader may see it': matching(
    /^server\/src\/present-email\.ts$/,
    'server/src/present-email.ts',
  ),
  composition: matching(composition, 'server/src/composition/create-wayfarer.ts'),
  'any room of the server': {
    covers: ({ to }) => /^server\/src\/(?!features\/)/.test(to),
    example: 'server/src/adapters/sample.ts',
  },

  styles: folder('web/src/styles/', 'base.css'),
  ui: folder('web/src/ui/', 'button.tsx'),
  lib: folder('web/src/lib/'),
  domain: folder('web/src/domain/'),
  api: folder('web/src/api/', 'client.ts'),
  session: folder('web/src/session/'),
  app: folder('web/src/app/', 'layout/header.tsx'),
  console: folder('web/src/console/', 'pages.ts'),
  'the console’s `pages.ts`': matching(
    /^web\/src\/console\/(?:money-)?pages\.ts$/,
    'web/src/console/pages.ts',
  ),
  '`money-pages.ts`': matching(
    /^web\/src\/console\/money-pages\.ts$/,
    'web/src/console/money-pages.ts',
  ),
  'console.css': matching(/^web\/src\/console\/console\.css$/, 'web/src/console/console.css'),
  frame: folder('web/src/console/frame/', 'api.ts'),
  kit: folder('web/src/console/kit/', 'list/pager.tsx'),
  screens: folder('web/src/console/screens/', 'other/other-screen.tsx'),
  'own screen': {
    covers: ({ from, to }) => screenOf(to) !== undefined && screenOf(to) === screenOf(from),
    example: (from) => `${screenOf(from)}room/part.tsx`,
  },
  'another screen': {
    covers: ({ from, to }) => screenOf(to) !== undefined && screenOf(to) !== screenOf(from),
    example: 'web/src/console/screens/other/other-screen.tsx',
  },
  'any feature': folder('web/src/features/', 'other/part.tsx'),
  'another feature': {
    covers: (it) => isAnotherFeature(it) && it.to.startsWith('web/'),
    example: 'web/src/features/other/index.ts',
  },
};

/** @typedef {keyof typeof targets} TargetName */

/** True for a file of `composition` or `cli`, the parts that assemble the server. */
export const isComposition = (/** @type {string} */ path) => composition.test(path);

/** @param {RegExp} pattern */
export const at = (pattern) => (/** @type {string} */ path) => pattern.test(path);
