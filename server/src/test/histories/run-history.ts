import { checkCovered } from '../payments/check-covered.ts';
import { checkInvariants } from '../payments/check-invariants.ts';
import { patiently } from './failures.ts';
import { HistoryRun } from './history-run.ts';
import type { HistoryOptions, HistoryReport } from './report.ts';

export async function runHistory(options: HistoryOptions): Promise<HistoryReport> {
  const run = new HistoryRun(options);
  try {
    const report = await run.run();
    if (report.violations.length > 0 || options.signal?.aborted) return report;
    await run.comeToRest();
    const { db, provider } = run.history.world;
    const found = await patiently(async () => [
      ...(await checkInvariants(db, provider)),
      ...(await checkCovered(db)),
    ]);
    report.violations.push(...found.map((one) => run.explain(one)));
    return report;
  } finally {
    await run.close();
  }
}
