/** Start-up time and memory of the product, compared with a server that does nothing. */
import { fileURLToPath } from 'node:url';
import { compare, type Line, lineOf } from '../measure.ts';
import { type ServerProcess, startServer } from '../product/server-process.ts';
import { startProduct } from '../product/start-product.ts';

const REFERENCE = fileURLToPath(new URL('reference-server.mjs', import.meta.url));

export interface Starting {
  lines: Line[];
  memoryLine(what: string, product: ServerProcess): Line;
}

/** Measures starts on `database`, which must be empty at first and is migrated and seeded afterward. */
export async function benchStarting(
  database: Record<string, string>,
  rounds: number,
): Promise<Starting> {
  const first = await startProduct(database);
  await first.stop();
  const memory: number[] = [];
  const again = await compare(
    'start again',
    'ms',
    rounds,
    async () => {
      const product = await startProduct(database);
      await product.stop();
      return product.startedInMs;
    },
    async () => {
      const server = await startServer(REFERENCE, { says: /^(\d+)$/m });
      memory.push(server.memory());
      await server.stop();
      return server.startedInMs;
    },
  );
  const [bareMemory = Number.NaN] = memory;
  return {
    lines: [lineOf('first start', again.unit, first.startedInMs, again.reference), again],
    memoryLine: (what, product) => lineOf(what, 'MB', product.memory(), bareMemory),
  };
}
