/** One machine of three: Patroni and PostgreSQL, which die, freeze and are cut off together. */
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

/** What the guide calls the machines. */
export const MACHINES = ['db1', 'db2', 'db3'] as const;

export interface Site extends Surroundings {
  ports: readonly Ports[];
  /** The ports of etcd. */
  etcds: readonly number[];
}

/** What the other machines see of one, and one of the others. */
interface Ways {
  /** Replication and Patroni's own calls to this machine. */
  postgres: Gate;
  patroni: Gate;
  /** From this machine to each etcd. */
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

  /** As it is shut down: PostgreSQL ends with Patroni. */
  stop(): Promise<void> {
    return this.#patroni.stop('SIGTERM');
  }

  /** To all of the machine at once: SIGKILL, SIGSTOP or SIGCONT. */
  signal(signal: NodeJS.Signals): void {
    const postgres = this.#postgresProcesses();
    this.#patroni.signal(signal);
    for (const pid of postgres) send(pid, signal);
  }

  /** Cuts it off the other two and off etcd, not off Wayfarer. */
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

  /** The postmaster and what it has started. */
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
    // Those of the ways, not what etcd says of itself.
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
    return otherwise; // it has ended meanwhile, or not begun
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it has ended meanwhile
  }
}
