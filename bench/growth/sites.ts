/** The databases of a run, one per engine and size. A database is filled once, then restored from its backup file. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { startPostgres } from '../../server/src/test/database/postgres.ts';
import { parentOf } from '../../server/src/test/process/process-parents.ts';
import { fillAgency, type Filled } from '../console/fill-agency.ts';
import type { Engine, Keeping } from './figures.ts';

const CLI = fileURLToPath(new URL('../../server/dist/cli.js', import.meta.url));
const MEGABYTE = 1024 * 1024;

export type Env = Record<string, string>;

export interface Place {
  folder: string;
  /** The address of the PostgreSQL server's maintenance database; null without PostgreSQL. */
  serverUrl: string | null;
}

const sizesOf = (size: number) => ({
  spots: size,
  bookings: size,
  customers: Math.ceil(size / 5),
  messages: Math.ceil(size / 10),
});

export function filledOf(size: number): Filled {
  const today = new Date().toISOString().slice(0, 10);
  const customers = Math.ceil(size / 5);
  const sampling = { today, customers, currency: 'usd', unit: 1, charge: 'day' as const };
  return { ...sizesOf(size), sampling };
}

const fileOf = ({ folder }: Place, size: number) => join(folder, `${size}.wayfarer`);

export function envOf({ folder, serverUrl }: Place, engine: Engine, size: number): Env {
  const env = { SEED: 'none', TRUST_PROXY: '1', DATA_DIR: join(folder, `${engine}-${size}`) };
  if (engine === 'pglite') return env;
  const url = new URL(serverUrl ?? '');
  url.pathname = `/growth_${size}`;
  return { ...env, DATABASE_URL: url.href };
}

/** Runs one of the operator's commands and returns its duration and output. */
async function operate(args: string[], env: Env): Promise<{ seconds: number; said: string }> {
  const from = performance.now();
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      said += part.toString();
    });
  }
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`${args.join(' ')}: ${said}`);
  return { seconds: (performance.now() - from) / 1000, said };
}

/** Makes a backup of an agency of this size, which is first filled in a temporary PostgreSQL. */
export async function fill(place: Place, size: number): Promise<void> {
  const file = fileOf(place, size);
  if (existsSync(file)) return;
  const postgres = await startPostgres();
  try {
    const env = {
      DATABASE_URL: await postgres.createDatabase(),
      DATA_DIR: join(place.folder, 'fill'),
    };
    await fillAgency(env, sizesOf(size));
    await operate(['backup', '--out', file], env);
  } finally {
    await postgres.stop();
  }
}

async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Restores a backup into an empty database and deletes the database of an earlier run. Returns the duration in seconds.
 */
export async function restore(place: Place, engine: Engine, size: number): Promise<number> {
  const env = envOf(place, engine, size);
  await rm(env['DATA_DIR'] ?? '', { recursive: true, force: true });
  if (engine === 'postgres') {
    await onServer(place.serverUrl ?? '', async (client) => {
      await client.query(`drop database if exists growth_${size}`);
      await client.query(`create database growth_${size} encoding 'UTF8' locale 'C.UTF-8' template template0`); // prettier-ignore
    });
  }
  const { seconds } = await operate(['restore', '--from', fileOf(place, size)], env);
  // In use, autovacuum would do this within minutes.
  if (env['DATABASE_URL']) await onServer(env['DATABASE_URL'], (client) => client.query('vacuum analyze')); // prettier-ignore
  return seconds;
}

/** Makes a backup and deletes it. */
export async function backup(
  place: Place,
  engine: Engine,
  size: number,
): Promise<Pick<Keeping, 'backupMb' | 'backupSeconds' | 'rows'>> {
  const file = join(place.folder, `again-${engine}-${size}.wayfarer`);
  const { said, seconds } = await operate(['backup', '--out', file], envOf(place, engine, size));
  const { size: bytes } = await stat(file);
  await rm(file);
  const rows = Number(/Wrote ([\d,]+) rows/.exec(said)?.[1]?.replaceAll(',', ''));
  return { backupMb: bytes / MEGABYTE, backupSeconds: seconds, rows };
}

export async function diskMb(place: Place, engine: Engine, size: number): Promise<number> {
  const env = envOf(place, engine, size);
  if (env['DATABASE_URL']) {
    return onServer(env['DATABASE_URL'], async (client) => {
      const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes'); // prettier-ignore
      return Number(rows[0]?.bytes) / MEGABYTE;
    });
  }
  const folder = env['DATA_DIR'] ?? '';
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    names.map(async (name) => (name.isFile() ? (await stat(join(name.parentPath, name.name))).size : 0)), // prettier-ignore
  );
  return sizes.reduce((all, one) => all + one, 0) / MEGABYTE;
}

/** The process id of a PostgreSQL server on this machine. */
export function postmasterOf(serverUrl: string): Promise<number> {
  return onServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return parentOf(rows[0]?.pid ?? 0) ?? Number.NaN;
  });
}
