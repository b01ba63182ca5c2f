/** One of three etcd members. They elect the PostgreSQL leader, and run on machines of their own without PostgreSQL. */
import { join } from 'node:path';
import { BackgroundProgram, makeFolder, type Surroundings } from '../background-program.ts';
import { freePort } from '../free-port.ts';
import { fillGuideFile, readEnvironment } from '../guide-files.ts';

/** The names of the members' machines in the guide. */
export const ETCD_MACHINES = [
  { name: 'balancer', address: '10.0.0.10' },
  { name: 'app1', address: '10.0.0.21' },
  { name: 'app2', address: '10.0.0.22' },
] as const;

interface Place {
  name: string;
  address: string;
  /** The port that Patroni uses. */
  port: number;
  /** The port that the other two members use. */
  peerPort: number;
}

export const local = (port: number) => `127.0.0.1:${port}`;

export class EtcdMember {
  readonly port: number;
  readonly #program: BackgroundProgram;

  private constructor(port: number, program: BackgroundProgram) {
    this.port = port;
    this.#program = program;
  }

  static async makeAll(site: Surroundings): Promise<readonly EtcdMember[]> {
    const places: Place[] = [];
    for (const machine of ETCD_MACHINES) {
      places.push({ ...machine, port: await freePort(), peerPort: await freePort() });
    }
    return Promise.all(places.map((place) => EtcdMember.#make(site, place, places)));
  }

  static async #make(
    { programs, account, root }: Surroundings,
    { name, port, peerPort }: Place,
    all: readonly Place[],
  ): Promise<EtcdMember> {
    const folder = await makeFolder(join(root, `${name}-etcd`), account);
    const peers = all.map((one) => [`${one.address}:2380`, local(one.peerPort)]);
    const env = readEnvironment(
      await fillGuideFile('etcd.env', {
        'ETCD_NAME=NAME': `ETCD_NAME=${name}`,
        'ADDRESS:2379': local(port),
        'ADDRESS:2380': local(peerPort),
        ...Object.fromEntries(peers),
        '/var/lib/etcd/wayfarer': join(folder, 'data'),
      }),
    );
    const log = join(root, `${name}-etcd.log`);
    return new EtcdMember(
      port,
      new BackgroundProgram({ file: programs.etcd, args: [], env, folder, account, log }),
    );
  }

  start(): void {
    this.#program.start();
  }

  stop(): Promise<void> {
    return this.#program.stop('SIGTERM');
  }

  /** Sends SIGSTOP or SIGCONT. */
  signal(signal: NodeJS.Signals): void {
    this.#program.signal(signal);
  }

  async isLeader(): Promise<boolean> {
    const options = { method: 'POST', body: '{}', signal: AbortSignal.timeout(2000) };
    const answer = await fetch(`http://${local(this.port)}/v3/maintenance/status`, options).catch(
      () => undefined, // it is unreachable
    );
    if (!answer?.ok) return false;
    const { header, leader } = (await answer.json()) as {
      header: { member_id: string };
      leader?: string;
    };
    return leader === header.member_id;
  }

  close(): void {
    this.#program.signal('SIGKILL');
  }
}
