/**
 * `npm run build`: builds everything that is out of date, quietly unless something fails. Types are checked by `npm run
 * check` instead. `--languages` builds the pages for every choice of `LANGUAGES`; `--pages` builds only the pages.
 */
import './node-version.mjs';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressAssets } from './assets/compress-assets.mjs';
import { contentHash } from './assets/content-hash.mjs';
import { countMissing } from './words/count-missing.mjs';
import { allLanguages, siteLanguages } from './words/languages.mjs';
import { endCommandsWithSignals, root, runQuietly, secondsSince } from './run.mjs';

const [server, web] = [join(root, 'server'), join(root, 'web')];
endCommandsWithSignals();

/**
 * @param {string} name
 * @param {() => Promise<unknown>} work
 */
async function step(name, work) {
  const started = performance.now();
  try {
    await work();
  } catch (error) {
    console.log(`FAILED  ${name}  ${secondsSince(started)}`);
    throw error;
  }
  console.log(`built  ${name}  ${secondsSince(started)}`);
}

/**
 * Throws an error with the output of the command if it fails.
 * @param {import('./run.mjs').Command} command
 * @param {string} [cwd]
 * @param {NodeJS.ProcessEnv} [env] in addition to this process's
 */
async function run(command, cwd = root, env = {}) {
  const { code, output } = await runQuietly(command, { cwd, env: { ...process.env, ...env } });
  if (code !== 0) throw new Error(output);
}

/**
 * @param {'server' | 'web'} name
 * @param {string[]} sources in addition to the contract and the packages
 * @param {string[]} outputs
 * @param {() => Promise<unknown>} work
 * @param {string} [language] of a build that has its own outputs
 */
async function buildOnce(name, sources, outputs, work, language = '') {
  const dist = join(root, name, 'dist');
  const stamp = join(dist, `.build-hash${language && `-${language}`}`);
  const made = await contentHash(root, [
    'contract/src',
    'scripts/words',
    'package-lock.json',
    ...sources,
  ]);
  // the server writes emails in all languages, including the pseudo-language
  const isPseudo = name === 'server' || language === 'en-XA';
  const hash = isPseudo ? `${made} ${process.env['PSEUDO'] ?? ''}` : made;
  const files = [stamp, ...outputs.map((output) => join(dist, output))];
  if (files.every(existsSync) && (await readFile(stamp, 'utf8')) === hash) {
    console.log(`kept   ${[name, language].join(' ').trim()}`);
    return;
  }
  await step([name, language].join(' ').trim(), async () => {
    await rm(stamp, { force: true }); // so that an interrupted build is repeated
    await work();
    await writeFile(stamp, hash);
  });
}

/** The program runs only for seconds, so V8's optimizing compiler isn't worth its time. */
const prepare = (/** @type {string} */ program) => run(['node', '--liftoff-only', program]);

async function buildProgram() {
  const sources = ['server/src', 'server/rolldown.config.mjs', 'identity/src', 'card-sandbox/src'];
  await Promise.all([
    step('database engine', async () => {
      await run(['tsc', '-b', 'durable-pglite']);
      await prepare('durable-pglite/dist/prepare.js');
    }),
    buildOnce('server', [...sources, 'card-sandbox/assets'], ['main.js', 'cli.js'], async () => {
      await run(['rolldown', '--config'], server);
      await noteMissing(join(server, 'dist'), ['server/src/'], allLanguages());
    }),
  ]);
  await step('database template', () => prepare('server/dist/prepare.js'));
}

/**
 * Writes how many texts each language lacks in a part of the product, for the doctor.
 * @param {string} folder of the build
 * @param {readonly string[]} sources
 * @param {readonly string[]} languages
 */
async function noteMissing(folder, sources, languages) {
  const counts = languages.map(async (language) => [
    language,
    await countMissing(root, sources, language),
  ]);
  await writeFile(
    join(folder, 'missing-texts.json'),
    JSON.stringify(Object.fromEntries(await Promise.all(counts))),
  );
}

/** Builds the pages in the site's languages; with `--languages`, those of every possible site. */
async function buildSite() {
  const asked = process.argv.includes('--languages') ? ['', ...allLanguages()] : undefined;
  for (const language of asked ?? siteLanguages(process.env) ?? ['']) await buildPages(language);
}

/** @param {string} language empty for a site only in English */
function buildPages(language) {
  const sources = ['web', 'demo', 'scripts/assets/compress-assets.mjs'];
  const [client, pages] = ['client', 'server'].map((name) => name + (language && `-${language}`));
  const env = { BUILD_LANGUAGE: language };
  const work = async () => {
    const entry = 'src/entry-server.tsx';
    await Promise.all([
      run(['vite', 'build', '--outDir', `dist/${client}`], web, env).then(() =>
        compressAssets(join(web, `dist/${client}/assets`)),
      ),
      run(['vite', 'build', '--ssr', entry, '--outDir', `dist/${pages}`], web, env),
    ]);
    if (language === '') return;
    await noteMissing(join(web, `dist/${pages}`), ['contract/src/', 'web/src/'], [language]);
  };
  return buildOnce('web', sources, [`${client}`, `${pages}`], work, language);
}

const works = process.argv.includes('--pages') ? [buildSite()] : [buildProgram(), buildSite()];
for (const built of await Promise.allSettled(works)) {
  if (built.status === 'fulfilled') continue;
  console.error(built.reason instanceof Error ? built.reason.message : built.reason);
  process.exitCode = 1;
}
