import type { AppContext } from '../../../context.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { ProblemError } from '../../../problem-error.ts';

const BATCH = 20;
const HOUR_MS = 60 * 60_000;

interface Due<Row> {
  list: (after: string, limit: number) => Promise<Row[]>;
  idOf: (row: Row) => string;
  execute: (row: Row) => Promise<void>;
  signal?: AbortSignal;
}

/** Executes due rows one by one until none are left or the signal aborts. Returns the number tried. */
export async function inBatches<Row>({ execute, idOf, list, signal }: Due<Row>): Promise<number> {
  let [tried, after] = [0, ''];
  for (;;) {
    const batch = await list(after, BATCH);
    for (const row of batch) {
      if (signal?.aborted) return tried;
      await execute(row);
      tried += 1;
      after = idOf(row);
    }
    if (batch.length < BATCH) return tried;
  }
}

export function notYet({ clock, log }: AppContext, error: unknown): Date {
  const level = error instanceof ProblemError ? 'warn' : 'error';
  log[level]({ failure: describeError(error) }, 'a customer is not erased yet');
  return new Date(clock.now().getTime() + HOUR_MS);
}
