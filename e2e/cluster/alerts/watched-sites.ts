/** Two monitored installations: two processes on one port, and one with little disk space and no mail server. */
import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  startProduct,
  type StartedProduct,
} from '../../../server/src/test/process/product-process.ts';
import { freePort } from '../free-port.ts';
import { childrenOf } from '../../../server/src/test/process/process-parents.ts';

/** A size below the alert's threshold. */
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

/** Starts two processes on the cluster's database. */
export const startPair = (env: Record<string, string>) => start({ ...env, PROCESSES: '2' });

/**
 * Starts a site with an embedded database on a small disk, and an unreachable mail server. Returns null without root,
 * because only root can create the disk.
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

/** The process id of one of the serving processes. */
export function servingProcess({ product }: WatchedSite): number {
  const [child] = childrenOf(product.pid ?? 0);
  if (child === undefined) throw new Error('the supervisor has no process');
  return child;
}
