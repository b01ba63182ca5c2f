import { once } from 'node:events';
import { createServer } from 'node:net';

export interface ReservedPort {
  port: number;
  /** The server can listen on the port immediately afterward. */
  release(): Promise<void>;
}

/** Finds a free port and keeps it until the server is ready to listen. */
export async function reservePort(host: string): Promise<ReservedPort> {
  const server = createServer((socket) => socket.destroy());
  server.listen({ host, port: 0 });
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return {
    port: address.port,
    release: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
