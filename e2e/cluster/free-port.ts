import { createServer } from 'node:net';

/** The range below the ports for outgoing connections, so that a port is still free when it is bound later. */
const RANGE = { first: 20_000, last: 29_999 } as const;
let next: number = RANGE.first + Math.floor(Math.random() * (RANGE.last - RANGE.first));

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** An unused port on this machine, a different one each time. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const port = next;
    next = port >= RANGE.last ? RANGE.first : port + 1;
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}
