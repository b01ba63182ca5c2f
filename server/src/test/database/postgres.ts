import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import {
  appendFile,
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { findPostgres, type PostgresBinaries, type PostgresSource } from './postgres-binaries.ts';
import { freePort } from '../process/free-port.ts';

export interface Postgres {
  readonly url: string;
  readonly pid: number;
  readonly source: PostgresBinaries['source'];
  createDatabase(): Promise<string>;
  /** Cuts every connection and stops the server; the data and the port stay for `resume`. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  /**
   * Starts a server that follows this one. This server is down for a moment in the meantime. The caller must stop the
   * new server.
   */
  startStandby(): Promise<Standby>;
  stop(): Promise<void>;
}

export interface Standby {
  readonly url: string;
  stop(): Promise<void>;
  resume(): Promise<void>;
}

interface Account {
  uid: number;
  gid: number;
}

interface Launch {
  postgres: string;
  data: string;
  port: number;
  account: Account | undefined;
}

interface Server {
  pid: number;
  stop(): Promise<void>;
}

const windows = process.platform === 'win32';

/** Nothing in this database has to survive a crash of the machine, so nothing waits for the disk. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  max_wal_size: '256MB',
  timezone: 'UTC',
};

/**
 * Starts a PostgreSQL on a free port with its data in a temporary directory. Rejects if there are no binaries, or with
 * the server's own words if it doesn't start.
 */
export async function startPostgres(options: { source?: PostgresSource } = {}): Promise<Postgres> {
  const account = await unprivilegedAccount();
  const root = await mkdtemp(join(tmpdir(), 'wayfarer-postgres-'));
  let server: Server | undefined;
  const abandon = () => rmSync(root, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', abandon);
  try {
    await chmod(root, 0o755); // the account below has to be able to enter it
    const { initdb, postgres, source } = await findPostgres(options.source ?? 'any', root);
    const data = join(root, 'data');
    await mkdir(data, { mode: 0o700 });
    if (account) await chown(data, account.uid, account.gid);
    await initialise(initdb, data, account);

    const port = await freePort();
    const start = async () => {
      server = await launch({ postgres, data, port, account });
    };
    await start();
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    return {
      url,
      source,
      get pid() {
        return server?.pid ?? 0;
      },
      createDatabase: () => createDatabase(url),
      halt: async () => server?.stop(),
      resume: start,
      startStandby: async () => {
        await server?.stop();
        const copy = join(root, 'standby');
        await cp(data, copy, { recursive: true, preserveTimestamps: true });
        await start();
        return follow({ postgres, data: copy, port: await freePort(), account }, url);
      },
      stop: async () => {
        await server?.stop();
        await rm(root, { recursive: true, force: true });
        process.off('exit', abandon);
      },
    };
  } catch (error) {
    await server?.stop();
    process.off('exit', abandon);
    abandon();
    throw error;
  }
}

/** Creates a database on the server at `serverUrl`, empty or as a copy of `template`. Returns its URL. */
export async function createDatabase(serverUrl: string, template?: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copying the template's files takes half as long as writing its pages to the log.
  const copied = template === undefined ? '' : ` template ${template} strategy file_copy`;
  await askServer(serverUrl, `create database ${name}${copied}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops a database after a test, because hundreds of databases would fill the disk and burden the server. */
export async function dropDatabase(serverUrl: string, databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  await askServer(serverUrl, `drop database if exists ${name} with (force)`);
}

async function askServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Starts a server on a copy of another server's files, which follows that server. */
async function follow(launched: Launch, primaryUrl: string): Promise<Standby> {
  const { hostname, port, username } = new URL(primaryUrl);
  const conninfo = `host=${hostname} port=${port} user=${username}`;
  await rm(join(launched.data, 'postmaster.pid'), { force: true });
  await writeFile(join(launched.data, 'standby.signal'), '');
  await appendFile(
    join(launched.data, 'postgresql.auto.conf'),
    `primary_conninfo = '${conninfo}'\n`,
  );
  if (launched.account) await give(launched.data, launched.account);
  let server = await launch(launched);
  return {
    url: `postgres://${username}@${hostname}:${launched.port}/postgres`,
    stop: () => server.stop(),
    resume: async () => {
      server = await launch(launched);
    },
  };
}

async function give(folder: string, { uid, gid }: Account): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of ['', ...names]) await chown(join(folder, name), uid, gid);
}

/** PostgreSQL refuses to run as root, so it then runs as the first existing account of this list. */
export async function unprivilegedAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const wanted of ['postgres', '_postgres', 'nobody']) {
    const [, , uid, gid] = lines.find(([name]) => name === wanted) ?? [];
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no other account to run it as');
}

async function initialise(initdb: string, data: string, account: Account | undefined) {
  const args = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-locale'];
  const child = spawn(initdb, [...args, '--no-sync'], { ...account, cwd: data, stdio: 'pipe' });
  const output = collect(child);
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`initdb failed:\n${output()}`);
}

/**
 * Starts a server; resolves when it accepts connections. The server ends with this process, even if it isn't ready yet.
 */
async function launch({ postgres, data, port, account }: Launch): Promise<Server> {
  const args = Object.entries({ port, ...settings }).flatMap(([k, v]) => ['-c', `${k}=${v}`]);
  const child = spawn(postgres, ['-D', data, ...args], { ...account, cwd: data, stdio: 'pipe' });
  const output = collect(child);
  const kill = () => child.kill('SIGKILL');
  process.prependOnceListener('exit', kill); // kills the server before its files are removed
  const exited = new Promise<void>((resolve) => {
    child.once('close', () => {
      process.off('exit', kill);
      resolve();
    });
  });

  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', () => {
      if (/ready to accept (?:read-only )?connections/.test(output())) resolve();
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(`PostgreSQL did not start:\n${output()}`)));
  });
  return {
    pid: child.pid ?? 0,
    async stop() {
      // An immediate shutdown is safe: committed data is in the log, from which `resume` recovers it.
      child.kill(windows ? 'SIGKILL' : 'SIGQUIT');
      await exited;
    },
  };
}

function collect(child: ChildProcess): () => string {
  const limit = 20_000;
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(-limit);
    });
  }
  return () => text;
}
