/** The process that draws pictures, one at a time, so that a crash loses only the current one. */
import { setPriority } from 'node:os';
import { PictureRefusedError } from '../../../picture-ports.ts';
import { draw, drawAvif, prepareLibrary } from './draw.ts';
import { MAX_MEMORY_BYTES, type Order, type Result } from './protocol.ts';

const LOOK_AT_MEMORY_MS = 20;
const LOW_PRIORITY = 10;

const answer = (result: Result) => process.send?.(result);

async function carryOut(order: Order): Promise<Result> {
  try {
    if (order.kind === 'draw')
      return { kind: 'drawn', drawing: await draw(order.path, order.format) };
    return { kind: 'avif', content: await drawAvif(order.master, order.width) };
  } catch (error) {
    const fault = error instanceof PictureRefusedError ? error.fault : faultOf(String(error));
    return { kind: 'refused', fault, why: String(error) };
  }
}

const faultOf = (message: string) => (/pixel limit/.test(message) ? 'pixels' : 'unreadable');

process.on('message', (order: Order) => {
  void carryOut(order).then(answer);
});
// without its parent process, this process has nothing to do
process.on('disconnect', () => process.exit());
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) process.exit(1);
}, LOOK_AT_MEMORY_MS);
setPriority(LOW_PRIORITY);
prepareLibrary();
answer({ kind: 'ready' });
