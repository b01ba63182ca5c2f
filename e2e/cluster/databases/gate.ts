/** A proxy between two machines. It can be cut, and data is then lost silently. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export class Gate {
  readonly port: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;

  private constructor(server: Server, port: number, target: number) {
    this.#server = server;
    this.port = port;
    server.on('connection', (from) => {
      this.#keep(from);
      if (this.#isCut) return void from.pause();
      const to = connect({ host: '127.0.0.1', port: target, noDelay: true });
      this.#keep(to);
      from.pipe(to);
      to.pipe(from);
      from.on('close', () => to.destroy());
      to.on('close', () => from.destroy());
    });
  }

  static async open(target: number): Promise<Gate> {
    const server = createServer({ noDelay: true });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no free port');
    return new Gate(server, address.port, target);
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  /** Restores the proxy; earlier connections are closed. */
  mend(): void {
    this.#isCut = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined); // a 'close' event follows
    socket.on('close', () => this.#sockets.delete(socket));
  }
}
