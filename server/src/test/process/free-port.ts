import { reservePort } from '../../http/lifecycle/reserve-port.ts';

/** A port of this machine that is currently free. */
export async function freePort(): Promise<number> {
  const { port, release } = await reservePort('127.0.0.1');
  await release();
  return port;
}
