/** Builds an earlier version of the product from this repository's history, with the commands of the upgrade guide. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MIGRATIONS = 'server/src/db/migrations/';
/** The age of the version if there are no tags, about that of one release. */
const MIGRATIONS_BEHIND = 10;

export interface EarlierVersion {
  /** The version's tag or commit. */
  name: string;
  /** The number of migrations that only the current version has. */
  behind: number;
  /** The file that node starts. */
  main: string;
}

/** Builds the given version, or the newest tag before this commit, or the version `MIGRATIONS_BEHIND` migrations ago. */
export async function buildEarlierVersion(asked: string | undefined): Promise<EarlierVersion> {
  const name = asked ?? (await newestTag()) ?? (await commitOfFewerMigrations());
  const commit = await git('rev-parse', '--short=12', '--verify', `${name}^{commit}`);
  // The build stays there for the next run.
  const folder = join(tmpdir(), `wayfarer-at-${commit}`);
  if (!existsSync(folder)) await build(commit, folder);
  return {
    name: name.startsWith(commit.slice(0, 7)) ? commit : name,
    behind: (await countMigrations('HEAD')) - (await countMigrations(commit)),
    main: join(folder, 'server/dist/main.js'),
  };
}

async function build(commit: string, folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished);
  const archive = join(unfinished, '.tar');
  await git('archive', '--format=tar', `--output=${archive}`, commit);
  await run('tar', ['-xf', archive], unfinished);
  await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], unfinished);
  await run('npm', ['run', 'build'], unfinished);
  await rename(unfinished, folder);
}

async function newestTag(): Promise<string | undefined> {
  const tags = await git('tag', '--merged', 'HEAD', '--no-contains', 'HEAD', '--sort=-creatordate');
  return tags.split('\n')[0] || undefined;
}

async function commitOfFewerMigrations(): Promise<string> {
  const present = await countMigrations('HEAD');
  const changes = await git('log', '--format=%H', 'HEAD', '--', MIGRATIONS);
  for (const change of changes.split('\n')) {
    const before = await git('rev-parse', '--verify', '--quiet', `${change}^`).catch(() => '');
    if (before !== '' && (await countMigrations(before)) <= present - MIGRATIONS_BEHIND) {
      return before;
    }
  }
  throw new Error(
    'no version to upgrade from: fetch the history (git fetch --unshallow), or pass a commit with --from',
  );
}

async function countMigrations(commit: string): Promise<number> {
  const files = await git('ls-tree', '--name-only', commit, MIGRATIONS);
  return files.split('\n').filter((file) => file.endsWith('.sql')).length;
}

const git = (...args: string[]) => run('git', args, ROOT);

/** Returns the program's output; throws its error output if it fails. */
async function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, complaints] = [[], []] as [string[], string[]];
  child.stdout.setEncoding('utf8').on('data', (part: string) => out.push(part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => complaints.push(part));
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) {
    throw new Error(`${program} ${args.join(' ')}: ${complaints.join('') || out.join('')}`);
  }
  return out.join('').trim();
}
