/** One of three machines with Patroni and PostgreSQL, which are killed, frozen and cut off together. */
import { readFileSync } from 'node:fs';
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackgroundProgram, type Surroundings } from '../background-program.ts';
import { Gate } from './gate.ts';
import { ETCD_MACHINES, local } from './etcd-member.ts';
import { fillGuideFile } from '../guide-files.ts';
import { childrenOf, parentOf } from '../../../server/src/test/process/process-parents.ts';

export const PASSWORDS = {
  superuser: 'the-superuser-of-the-story',
  replication: 'the-replication-of-the-story',
};

export interface Ports {
  postgres: number;
  patroni: number;
}

/** The names of the machines in the guide. */
export const MACHINES = ['db1', 'db2', 'db3'] as const;

export interface Site extends Surroundings {
  ports: readonly Ports[];
  /** The ports of the etcd members. */
  etcds: readonly number[];
}

/** The connections between one machine and the others. */
interface Ways {
  /** Replication, and Patroni's calls to this machine. */
  postgres: Gate;
  patroni: Gate;
  /** The connections from this machine to each etcd member. */
  etcd: Gate[];
}

export class DatabaseMachine {
  readonly name: string;
  readonly ports: Ports;
  readonly #data: string;
  readonly #ways: Ways;
  readonly #patroni: BackgroundProgram;

  private constructor(site: Site, index: number, ways: Ways) {
    this.name = MACHINES[index] ?? '';
    this.ports = portsOf(site, index);
    this.#ways = ways;
    const folder = join(site.root, this.name);
    this.#data = join(folder, 'data');
    const { programs, account } = site;
    this.#patroni = new BackgroundProgram({
      file: programs.patroni,
      args: [join(folder, 'patroni.yml')],
      folder,
      account,
      log: join(site.root, `${this.name}-patroni.log`),
    });
    process.once('exit', () => this.signal('SIGKILL'));
  }

  static async make(site: Site, index: number): Promise<DatabaseMachine> {
    const { postgres, patroni } = portsOf(site, index);
    const ways: Ways = {
      postgres: await Gate.open(postgres),
      patroni: await Gate.open(patroni),
      etcd: await Promise.all(site.etcds.map((port) => Gate.open(port))),
    };
    const folder = join(site.root, MACHINES[index] ?? '');
    await mkdir(folder, { mode: 0o700 });
    const config = join(folder, 'patroni.yml');
    await writeFile(config, await patroniFile(site, index, ways, folder));
    await chmod(config, 0o600);
    for (const own of [folder, config]) {
      if (site.account) await chown(own, site.account.uid, site.account.gid);
    }
    return new DatabaseMachine(site, index, ways);
  }

  start(): void {
    this.#patroni.start();
  }

  /** Shuts the machine down; PostgreSQL stops together with Patroni. */
  stop(): Promise<void> {
    return this.#patroni.stop('SIGTERM');
  }

  /** Sends SIGKILL, SIGSTOP or SIGCONT to all processes of the machine at once. */
  signal(signal: NodeJS.Signals): void {
    const postgres = this.#postgresProcesses();
    this.#patroni.signal(signal);
    for (const pid of postgres) send(pid, signal);
  }

  /** Cuts the machine off from the other two and from etcd, but not from Wayfarer. */
  cutOff(): void {
    for (const gate of this.#gates) gate.cut();
  }

  mend(): void {
    for (const gate of this.#gates) gate.mend();
  }

  close(): void {
    this.signal('SIGKILL');
    for (const gate of this.#gates) gate.close();
  }

  get #gates(): Gate[] {
    return [this.#ways.postgres, this.#ways.patroni, ...this.#ways.etcd];
  }

  #postgresProcesses(): number[] {
    const postmaster = Number(readOr(join(this.#data, 'postmaster.pid'), '').split('\n')[0]);
    if (!(postmaster > 0) || parentOf(postmaster) === undefined) return [];
    return [postmaster, ...childrenOf(postmaster)];
  }
}

function portsOf({ ports }: Site, index: number): Ports {
  const own = ports[index];
  if (!own) throw new Error(`there is no machine ${index}`);
  return own;
}

function patroniFile(site: Site, index: number, ways: Ways, folder: string): Promise<string> {
  const { postgres, patroni } = portsOf(site, index);
  const etcds = ways.etcd.map(({ port }, at) => [
    `${ETCD_MACHINES[at]?.address}:2379`,
    local(port),
  ]);
  return fillGuideFile('patroni.yml', {
    'name: NAME': `name: ${MACHINES[index] ?? ''}`,
    'listen: ADDRESS:8008': `listen: ${local(patroni)}`,
    'connect_address: ADDRESS:8008': `connect_address: ${local(ways.patroni.port)}`,
    'listen: ADDRESS:5432': `listen: ${local(postgres)}`,
    'connect_address: ADDRESS:5432': `connect_address: ${local(ways.postgres.port)}`,
    // Patroni must use the addresses of our gates, not those that etcd advertises.
    'etcd3:\n': 'etcd3:\n  use_proxies: true\n',
    ...Object.fromEntries(etcds),
    '10.0.0.0/24': '127.0.0.1/32',
    '/usr/lib/postgresql/17/bin': site.programs.postgres,
    '/var/lib/postgresql/.pgpass.patroni': join(folder, 'pgpass'),
    '/var/lib/postgresql/wayfarer': join(folder, 'data'),
    '/var/run/postgresql': folder,
    SUPERUSER_PASSWORD: PASSWORDS.superuser,
    REPLICATION_PASSWORD: PASSWORDS.replication,
  });
}

function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise; // it has ended in the meantime, or not started yet
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it has ended in the meantime
  }
}
