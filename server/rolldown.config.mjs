/**
 * The product's programs, built into few files: finding and reading about a thousand modules one by one took a third of
 * each start. Modules that the sources import lazily stay in separate files.
 */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig } from 'rolldown';
import { texts } from '../scripts/words/plugin.mjs';

/**
 * The packages to bundle: our own workspaces, and libraries that consist of many small modules. All others are found in
 * `node_modules`, including `durable-pglite`, which has a worker and a template next to its code.
 */
const BUILT_IN =
  /^(?:@wayfarer\/(?:contract|identity|card-sandbox)|drizzle-orm|jose|stripe|uuid|zod)(?:\/|$)/;
/** A folder that `prepare.js` fills; it is only refilled when the migrations change. */
const TABLES = 'tables';

export default defineConfig({
  cwd: import.meta.dirname,
  platform: 'node',
  input: {
    main: 'src/main.ts',
    cli: 'src/cli.ts',
    prepare: 'src/db/prepare.ts',
    'drawing-worker': 'src/adapters/pictures/drawing/worker.ts',
  },
  external: (id) => !/^[./]/.test(id) && !BUILT_IN.test(id),
  transform: { target: 'es2023' },
  plugins: [texts('en'), { name: 'remove-earlier-files', writeBundle: removeOthers }],
  output: {
    dir: 'dist',
    // all of them in one folder, as `src/root-folder.ts` expects
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
  },
});

/**
 * @param {import('rolldown').NormalizedOutputOptions} options
 * @param {import('rolldown').OutputBundle} written
 */
async function removeOthers({ dir = '' }, written) {
  for (const name of await readdir(dir)) {
    if (!(name in written) && name !== TABLES) await rm(join(dir, name), { recursive: true });
  }
}
