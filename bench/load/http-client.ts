/** A simple HTTP client for load tests. It keeps connections open, and every call gets a response. */
import { connect, type Socket } from 'node:net';

export interface HttpRequest {
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface HttpResponse {
  /** 0 if the connection broke before the response was complete. */
  status: number;
  /** Status line and headers. */
  head: string;
  body: Buffer;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const BROKEN: HttpResponse = { status: 0, head: '', body: Buffer.alloc(0) };

export class HttpClient {
  readonly #port: number;
  readonly #most: number;
  readonly #idle: Connection[] = [];
  readonly #all = new Set<Connection>();
  readonly #waiting: ((connection: Connection) => void)[] = [];

  constructor(port: number, most: number) {
    this.#port = port;
    this.#most = most;
  }

  async send(call: HttpRequest): Promise<HttpResponse> {
    const connection = await this.#take();
    const response = await connection.send(call);
    this.#giveBack(connection);
    return response;
  }

  close(): void {
    for (const connection of this.#all) connection.end();
  }

  #take(): Promise<Connection> | Connection {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      if (idle.open) return idle;
    }
    if (this.#all.size < this.#most) return this.#connect();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #connect(): Connection {
    const connection = new Connection(this.#port, () => this.#all.delete(connection));
    this.#all.add(connection);
    return connection;
  }

  #giveBack(connection: Connection): void {
    const next = this.#waiting.shift();
    if (next) next(connection.open ? connection : this.#connect());
    else if (connection.open) this.#idle.push(connection);
  }
}

class Connection {
  readonly #socket: Socket;
  readonly #host: string;
  #parts: Buffer[] = [];
  #left = -1;
  #head: Omit<HttpResponse, 'body'> = BROKEN;
  #settle: ((response: HttpResponse) => void) | undefined;
  open = true;

  constructor(port: number, onClose: () => void) {
    this.#host = `localhost:${port}`;
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (part: Buffer) => this.#read(part));
    this.#socket.on('error', () => undefined); // a 'close' event follows
    this.#socket.on('close', () => {
      this.open = false;
      onClose();
      this.#finish(BROKEN);
    });
  }

  send({ method, path, headers = {}, body = '' }: HttpRequest): Promise<HttpResponse> {
    const fields = { host: this.#host, ...headers };
    let head = `${method} ${path} HTTP/1.1\r\n`;
    for (const [name, value] of Object.entries(fields)) head += `${name}: ${value}\r\n`;
    if (method !== 'GET') head += `content-length: ${Buffer.byteLength(body)}\r\n`;
    return new Promise((resolve) => {
      this.#settle = resolve;
      if (this.open) this.#socket.write(`${head}\r\n${body}`);
      else this.#finish(BROKEN);
    });
  }

  end(): void {
    this.#socket.destroy();
  }

  #read(part: Buffer): void {
    this.#parts.push(part);
    if (this.#left < 0) this.#readHead();
    else this.#left -= part.length;
    if (this.#left !== 0) return;
    const body = Buffer.concat(this.#parts);
    this.#parts = [];
    this.#left = -1;
    if (/\r\nconnection: close/i.test(this.#head.head)) this.open = false;
    this.#finish({ ...this.#head, body });
  }

  #readHead(): void {
    const all = this.#parts.length === 1 ? this.#parts[0] : Buffer.concat(this.#parts);
    const end = all?.indexOf(HEAD_END) ?? -1;
    if (!all || end < 0) return;
    const head = all.subarray(0, end).toString('latin1');
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length === undefined) throw new Error(`a response without content-length: ${head}`);
    this.#head = { status: Number(head.slice(9, 12)), head };
    const rest = all.subarray(end + HEAD_END.length);
    this.#parts = [rest];
    this.#left = Number(length) - rest.length;
  }

  #finish(response: HttpResponse): void {
    const settle = this.#settle;
    this.#settle = undefined;
    settle?.(response);
  }
}
