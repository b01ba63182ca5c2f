/** Three PostgreSQL servers, one of them the leader, and the three etcd members that elect the leader. */
import { Client } from 'pg';
import { freePort } from '../free-port.ts';
import { EtcdMember } from './etcd-member.ts';
import { DatabaseMachine, MACHINES, PASSWORDS, type Ports, type Site } from './database-machine.ts';
import { until } from '../until.ts';

const WAYFARER_PASSWORD = 'the-wayfarer-of-the-story';
const ASK_MS = 2000;

interface Member {
  name: string;
  role: string;
  state: string;
  timeline: number | undefined;
}

export class DatabaseCluster {
  private constructor(
    readonly machines: readonly DatabaseMachine[],
    readonly etcd: readonly EtcdMember[],
  ) {}

  static async start(site: Omit<Site, 'ports' | 'etcds'>): Promise<DatabaseCluster> {
    const etcd = await EtcdMember.makeAll(site);
    for (const member of etcd) member.start();
    const etcds = etcd.map(({ port }) => port);
    const ports: Ports[] = [];
    for (const _machine of MACHINES) {
      ports.push({ postgres: await freePort(), patroni: await freePort() });
    }
    const make = MACHINES.map((_name, index) =>
      DatabaseMachine.make({ ...site, ports, etcds }, index),
    );
    const cluster = new DatabaseCluster(await Promise.all(make), etcd);
    for (const machine of cluster.machines) machine.start();
    await cluster.isWhole();
    await cluster.#createDatabase();
    return cluster;
  }

  /** The DATABASE_URL, which lists all three servers, no matter which of them is the leader. */
  get url(): string {
    const hosts = this.machines.map(({ ports }) => `127.0.0.1:${ports.postgres}`);
    return `postgres://wayfarer:${WAYFARER_PASSWORD}@${hosts.join(',')}/wayfarer`;
  }

  async leader(): Promise<DatabaseMachine> {
    const name = (await this.#members()).find(({ role }) => role === 'leader')?.name;
    const machine = this.machines.find((one) => one.name === name);
    if (!machine) throw new Error('nobody leads');
    return machine;
  }

  async etcdLeader(): Promise<EtcdMember | undefined> {
    const leads = await Promise.all(this.etcd.map((member) => member.isLeader()));
    return this.etcd[leads.indexOf(true)];
  }

  /** Waits until all three servers run and follow the same leader, with one synchronous standby. */
  async isWhole(): Promise<void> {
    await until('all three databases serve', 180, async () => {
      const members = await this.#members();
      const leader = members.find(({ role }) => role === 'leader');
      const good = members.filter(
        ({ state, timeline }) =>
          (state === 'running' || state === 'streaming') && timeline === leader?.timeline,
      );
      const isInStep = good.some(({ role }) => role === 'sync_standby');
      return good.length === MACHINES.length && isInStep;
    });
  }

  /** Hands over to the synchronous standby, like `patronictl switchover`. */
  async handOver(): Promise<void> {
    const leader = await this.leader();
    await until('the leader hands over', 60, async () => {
      const body = JSON.stringify({ leader: leader.name });
      const options = { method: 'POST', body, signal: AbortSignal.timeout(60_000) };
      const { ok } = await fetch(`http://127.0.0.1:${leader.ports.patroni}/switchover`, options);
      return ok;
    });
    await until('another one leads', 60, async () => (await this.leader()) !== leader);
  }

  /** Connects to the leader. */
  async connectAsSuperuser(database: string): Promise<Client> {
    const { ports } = await this.leader();
    const client = new Client({
      connectionString: `postgres://postgres:${PASSWORDS.superuser}@127.0.0.1:${ports.postgres}/${database}`,
    });
    await client.connect();
    return client;
  }

  close(): void {
    for (const part of [...this.machines, ...this.etcd]) part.close();
  }

  /** The members as the majority sees them, because a member that is cut off or frozen has outdated information. */
  async #members(): Promise<Member[]> {
    const answers = await Promise.all(this.machines.map(({ ports }) => askMembers(ports.patroni)));
    const said = answers.flatMap((answer) => (answer ? [JSON.stringify(answer)] : []));
    const most = said.find((one) => said.filter((other) => other === one).length > 1);
    return most === undefined ? [] : (JSON.parse(most) as Member[]);
  }

  async #createDatabase(): Promise<void> {
    const client = await this.connectAsSuperuser('postgres');
    await client.query(`create role wayfarer login password '${WAYFARER_PASSWORD}'`);
    await client.query(
      `create database wayfarer owner wayfarer encoding 'UTF8' locale 'C.UTF-8' template template0`,
    );
    await client.end();
  }
}

async function askMembers(port: number): Promise<Member[] | undefined> {
  try {
    const options = { signal: AbortSignal.timeout(ASK_MS) };
    const answer = await fetch(`http://127.0.0.1:${port}/cluster`, options);
    const { members } = (await answer.json()) as { members: Member[] };
    return members
      .map(({ name, role, state, timeline }) => ({ name, role, state, timeline }))
      .sort((a, b) => a.name.localeCompare(b.name));
  } catch {
    return undefined; // it is unreachable
  }
}
