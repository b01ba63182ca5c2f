/** `npm run build`: builds what is out of date. Quiet unless something fails. */
import './node-version.mjs';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressAssets } from './assets/compress-assets.mjs';
import { contentHash } from './assets/content-hash.mjs';
import { root, runQuietly, secondsSince } from './run.mjs';

const web = join(root, 'web');
const stamp = join(web, 'dist/.build-hash');

/**
 * @param {string} name
 * @param {() => Promise<{ code: number, output: string }[]>} work
 */
async function step(name, work) {
  const started = performance.now();
  const failed = (await work()).filter((result) => result.code !== 0);
  console.log(`${failed.length ? 'FAILED' : 'built'}  ${name}  ${secondsSince(started)}`);
  for (const { output } of failed) console.error(output);
  if (failed.length) process.exit(1);
}

async function webHash() {
  const sources = ['web', 'contract/src', 'demo', 'package-lock.json'];
  return contentHash(root, [...sources, 'scripts/assets/compress-assets.mjs']);
}

async function webIsUpToDate() {
  const outputs = [stamp, join(web, 'dist/client'), join(web, 'dist/server')];
  return outputs.every(existsSync) && (await readFile(stamp, 'utf8')) === (await webHash());
}

await step('node workspaces', async () => [await runQuietly(['tsc', '-b'])]);
await step('database templates', async () => [
  await runQuietly(['node', 'durable-pglite/dist/prepare.js']),
  await runQuietly(['node', 'server/dist/db/prepare.js']),
]);

if (await webIsUpToDate()) {
  console.log('kept   web');
} else {
  await step('web', async () => {
    await rm(stamp, { force: true }); // a build that breaks off is no build
    const hash = await webHash();
    const results = await Promise.all([
      runQuietly(['vite', 'build', '--outDir', 'dist/client'], { cwd: web }),
      runQuietly(['vite', 'build', '--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server'], {
        cwd: web,
      }),
    ]);
    if (results.every((result) => result.code === 0)) {
      await compressAssets(join(web, 'dist/client/assets'));
      await writeFile(stamp, hash);
    }
    return results;
  });
}
