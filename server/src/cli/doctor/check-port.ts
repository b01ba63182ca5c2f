import { createServer } from 'node:net';
import { once } from 'node:events';
import { reach } from '../../adapters/reach.ts';
import type { Config } from '../../config/config.ts';
import { ok, reasonOf, wrong, type Finding } from './finding.ts';

const ABOUT = 'port';

/** The port must be free or the product's. */
export async function checkPort({ http: { host, port } }: Config): Promise<Finding> {
  if (port === 0) return ok(ABOUT, 'any free one');
  const fault = await listenFault(host, port);
  const where = `${port} at ${host}`;
  if (fault === null) return ok(ABOUT, `${where} is free`);
  if (fault.code === 'EADDRINUSE' && (await isWayfarer(host, port))) {
    return ok(ABOUT, `Wayfarer serves ${where}`);
  }
  return fault.code === 'EADDRINUSE'
    ? wrong(ABOUT, `another program uses ${where}`, 'stop it, or set PORT to another number')
    : wrong(ABOUT, `${where} cannot be used: ${reasonOf(fault)}`, 'correct HOST and PORT');
}

async function listenFault(host: string, port: number): Promise<NodeJS.ErrnoException | null> {
  const server = createServer();
  try {
    server.listen({ host, port });
    await once(server, 'listening');
    return null;
  } catch (error) {
    return error as NodeJS.ErrnoException;
  } finally {
    server.close();
  }
}

async function isWayfarer(host: string, port: number): Promise<boolean> {
  const reachable = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? host;
  const named =
    reachable.includes(':') && !reachable.startsWith('[') ? `[${reachable}]` : reachable;
  const answer = await reach(`http://${named}:${port}/healthz`).catch(() => null);
  return answer?.status === 200;
}
