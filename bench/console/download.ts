import { setInterval } from 'node:timers';
import type { ServerProcess } from '../product/server-process.ts';

const LOOK_EVERY_MS = 20;
const MEGABYTE = 1024 * 1024;

/** Streams a whole response, and samples the server's memory in the meantime. */
export async function download(
  product: ServerProcess,
  path: string,
  headers: Record<string, string>,
): Promise<{ seconds: number; megabytes: number; most: number }> {
  let most = product.memory();
  const watch = setInterval(() => {
    most = Math.max(most, product.memory());
  }, LOOK_EVERY_MS);
  const from = performance.now();
  try {
    const answer = await fetch(`http://127.0.0.1:${product.port}${path}`, { headers });
    if (answer.status !== 200 || !answer.body) throw new Error(`${path}: ${answer.status}`);
    let bytes = 0;
    for await (const part of answer.body) bytes += part.byteLength;
    return {
      seconds: (performance.now() - from) / 1000,
      megabytes: bytes / MEGABYTE,
      most,
    };
  } finally {
    clearInterval(watch);
  }
}
