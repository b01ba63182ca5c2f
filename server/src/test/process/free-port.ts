import { reservePort } from '../../http/lifecycle/reserve-port.ts';

export async function freePort(): Promise<number> {
  const { port, release } = await reservePort('127.0.0.1');
  await release();
  return port;
}
