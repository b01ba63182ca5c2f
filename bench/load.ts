import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Target {
  port: number;
  path: string;
  headers?: Readonly<Record<string, string>>;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** One connection that asks again as soon as it was answered. Counts whole answers of status 200. */
class Asker {
  readonly #socket: Socket;
  readonly #request: Buffer;
  #head: Buffer = Buffer.alloc(0);
  #left = 0;
  count = 0;
  #asking = true;
  #done: () => void = () => undefined;

  constructor(socket: Socket, { port, path, headers = {} }: Target) {
    const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers });
    const fields = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    this.#request = Buffer.from(`GET ${path} HTTP/1.1\r\n${fields}\r\n`);
    this.#socket = socket;
    socket.on('data', (part: Buffer) => this.#take(part));
    socket.write(this.#request);
  }

  #take(part: Buffer): void {
    if (this.#left === 0) {
      const text = this.#head.length > 0 ? Buffer.concat([this.#head, part]) : part;
      const end = text.indexOf(HEAD_END);
      if (end < 0) {
        this.#head = text;
        return;
      }
      const head = text.subarray(0, end).toString('latin1');
      const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
      if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
        throw new Error(`the server answered ${head.slice(0, 200)}`);
      }
      this.#head = Buffer.alloc(0);
      this.#left = Number(length) - (text.length - end - HEAD_END.length);
    } else {
      this.#left -= part.length;
    }
    if (this.#left > 0) return;
    this.#left = 0;
    this.count += 1;
    if (this.#asking) this.#socket.write(this.#request);
    else this.#done();
  }

  async stop(): Promise<void> {
    this.#asking = false;
    await new Promise<void>((resolve) => {
      this.#done = resolve;
    });
    this.#socket.destroy();
  }
}

/** Answers a second of a server that is asked from so many connections at once. */
export async function answersPerSecond(
  target: Target,
  { connections, ms }: { connections: number; ms: number },
): Promise<number> {
  const sockets = Array.from({ length: connections }, () => connect(target.port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const askers = sockets.map((socket) => new Asker(socket, target));
  const from = performance.now();
  await new Promise((resolve) => setTimeout(resolve, ms));
  const count = askers.reduce((total, asker) => total + asker.count, 0);
  const seconds = (performance.now() - from) / 1000;
  await Promise.all(askers.map((asker) => asker.stop()));
  return count / seconds;
}
