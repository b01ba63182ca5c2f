/** `npm run build`: builds what is out of date. Quiet unless something fails. */
import './node-version.mjs';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressAssets } from './assets/compress-assets.mjs';
import { contentHash } from './assets/content-hash.mjs';
import { endCommandsWithSignals, root, runQuietly, secondsSince } from './run.mjs';

const [server, web] = [join(root, 'server'), join(root, 'web')];
endCommandsWithSignals();

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

/**
 * Builds a workspace's `dist`, unless it stands there as these sources make it.
 * @param {'server' | 'web'} name
 * @param {string[]} sources besides the contract and the packages
 * @param {string[]} outputs
 * @param {() => Promise<{ code: number, output: string }[]>} work
 */
async function buildOnce(name, sources, outputs, work) {
  const dist = join(root, name, 'dist');
  const stamp = join(dist, '.build-hash');
  const hash = await contentHash(root, ['contract/src', 'package-lock.json', ...sources]);
  const files = [stamp, ...outputs.map((output) => join(dist, output))];
  if (files.every(existsSync) && (await readFile(stamp, 'utf8')) === hash) {
    console.log(`kept   ${name}`);
    return;
  }
  await step(name, async () => {
    await rm(stamp, { force: true }); // a build that breaks off is no build
    const results = await work();
    if (results.every((result) => result.code === 0)) await writeFile(stamp, hash);
    return results;
  });
}

await step('node workspaces', async () => [await runQuietly(['tsc', '-b'])]);
const own = ['server/src', 'server/rolldown.config.mjs'];
const embedded = ['identity/src', 'card-sandbox/src', 'card-sandbox/assets'];
await buildOnce('server', [...own, ...embedded], ['main.js', 'cli.js'], async () => [
  await runQuietly(['rolldown', '--config'], { cwd: server }),
]);
const templates = step('database templates', async () => [
  await runQuietly(['node', 'durable-pglite/dist/prepare.js']),
  await runQuietly(['node', 'server/dist/prepare.js']),
]);
const shown = ['web', 'demo', 'scripts/assets/compress-assets.mjs'];
const site = buildOnce('web', shown, ['client', 'server'], async () => {
  const results = await Promise.all([
    runQuietly(['vite', 'build', '--outDir', 'dist/client'], { cwd: web }),
    runQuietly(['vite', 'build', '--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server'], {
      cwd: web,
    }),
  ]);
  if (results.every((result) => result.code === 0)) {
    await compressAssets(join(web, 'dist/client/assets'));
  }
  return results;
});
await Promise.all([templates, site]);
