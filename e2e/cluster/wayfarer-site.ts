/** Two processes of Wayfarer behind HAProxy. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  startProduct,
  type StartedProduct,
} from '../../server/src/test/process/product-process.ts';
import { BackgroundProgram, type Surroundings } from './background-program.ts';
import { fillGuideFile } from './guide-files.ts';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

/** The addresses of the processes in the guide. */
const ADDRESSES = ['10.0.0.21:3000', '10.0.0.22:3000'];

export interface WayfarerSiteOptions extends Surroundings {
  env: Record<string, string>;
  /** The file that node starts for a process that isn't upgraded yet. */
  earlierMain: string;
}

export class WayfarerSite {
  readonly origin: string;
  readonly env: Record<string, string>;
  readonly #ports: readonly number[];
  readonly #processes: StartedProduct[] = [];
  readonly #balancer: BackgroundProgram;
  #output = '';

  private constructor(port: number, ports: readonly number[], options: WayfarerSiteOptions) {
    const { programs, account, root: folder } = options;
    this.origin = `http://127.0.0.1:${port}`;
    this.#ports = ports;
    this.env = {
      SEED: 'demo',
      TRUST_PROXY: '127.0.0.1',
      PUBLIC_URL: this.origin,
      DATA_DIR: join(folder, 'wayfarer'),
      ...options.env,
    };
    this.#balancer = new BackgroundProgram({
      file: programs.haproxy,
      args: ['-W', '-db', '-f', join(folder, 'haproxy.cfg')],
      folder,
      account,
      log: join(folder, 'haproxy.log'),
    });
  }

  static async start(options: WayfarerSiteOptions): Promise<WayfarerSite> {
    const [port, ...ports] = [await freePort(), await freePort(), await freePort()];
    const addresses = ADDRESSES.map((address, at) => [address, `127.0.0.1:${ports[at] ?? 0}`]);
    const config = await fillGuideFile('haproxy.cfg', {
      ...Object.fromEntries(addresses),
      // In the guide, TLS ends here; this run uses plain HTTP.
      'bind :80': `bind 127.0.0.1:${port}`,
      '    bind :443 ssl crt /etc/haproxy/site.pem alpn h2,http/1.1\n': '',
      '    http-request redirect scheme https code 308 unless { ssl_fc } || certbot\n': '',
      '    user haproxy\n    group haproxy\n': '',
    });
    await writeFile(join(options.root, 'haproxy.cfg'), config);
    const site = new WayfarerSite(port, ports, options);
    for (const at of ports.keys()) await site.startProcess(at, options.earlierMain);
    site.#balancer.start();
    await until('the balancer serves', 30, async () => (await fetch(`${site.origin}/readyz`)).ok);
    return site;
  }

  /** Starts a process, and resolves when it is serving. */
  async startProcess(at: number, main?: string): Promise<void> {
    const port = this.#ports[at] ?? 0;
    const product = startProduct(port, this.env, main);
    this.#processes[at] = product;
    await product.ready;
  }

  async killProcess(at: number): Promise<void> {
    await this.#processes[at]?.kill();
    this.#output += this.#processes[at]?.output() ?? '';
  }

  /** Restarts a process with the current version, as in an upgrade, while the other one serves. */
  async restartProcess(at: number): Promise<void> {
    await this.#processes[at]?.stop();
    this.#output += this.#processes[at]?.output() ?? '';
    await this.startProcess(at);
  }

  /** Host and port of each process. */
  get targets(): string[] {
    return this.#ports.map((port) => `127.0.0.1:${port}`);
  }

  reloadBalancer(): void {
    this.#balancer.signal('SIGUSR2');
  }

  /** The output of the processes that have ended. */
  output(): string {
    return this.#output;
  }

  async stop(): Promise<void> {
    for (const at of this.#processes.keys()) await this.killProcess(at);
    this.#processes.length = 0;
    await this.#balancer.stop('SIGKILL');
  }
}
