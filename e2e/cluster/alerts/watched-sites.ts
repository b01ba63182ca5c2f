/** Two installations that the alerts watch: two processes on one port, and one that lacks room and a mail server. */
import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  startProduct,
  type StartedProduct,
} from '../../../server/src/test/process/product-process.ts';
import { freePort } from '../free-port.ts';
import { childrenOf } from '../../../server/src/test/process/process-parents.ts';

/** Less than the alert asks for. */
const DISK = '300m';

export interface WatchedSite {
  product: StartedProduct;
  port: number;
  stop(): Promise<void>;
}

async function start(env: Record<string, string>): Promise<WatchedSite> {
  const port = await freePort();
  const product = startProduct(port, env);
  await product.ready;
  return { product, port, stop: () => product.kill() };
}

/** Two processes on the cluster's database. */
export const startPair = (env: Record<string, string>) => start({ ...env, PROCESSES: '2' });

/**
 * An embedded database on a disk of its own that has little room, and a mail server that is away.
 * Null: only root may make the disk.
 */
export async function startCramped(
  root: string,
  env: Record<string, string>,
): Promise<WatchedSite | null> {
  const disk = join(root, 'small-disk');
  await mkdir(disk);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk]);
  if (status !== 0) return null;
  const unmount = () => void spawnSync('umount', ['--lazy', disk]);
  process.once('exit', unmount);
  const away = `smtp://127.0.0.1:${await freePort()}`;
  const site = await start({ ...env, DATA_DIR: join(disk, 'data'), SMTP_URL: away });
  const stop = async () => {
    await site.stop();
    unmount();
    process.off('exit', unmount);
  };
  return { ...site, stop };
}

/** One of the processes that serve. */
export function servingProcess({ product }: WatchedSite): number {
  const [child] = childrenOf(product.pid ?? 0);
  if (child === undefined) throw new Error('the supervisor has no process');
  return child;
}
