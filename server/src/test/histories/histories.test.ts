import type { ChargeMode } from '@wayfarer/contract';
import { expect, it } from 'vitest';
import type { HistoryReport } from './report.ts';
import { runHistory } from './run-history.ts';

/**
 * The first seed, and the total number of steps. Up to `LONGEST` steps replay one history; more run several, with
 * consecutive seeds.
 */
const SEED = Number(process.env['HISTORY_SEED'] ?? 20_261_126);
const STEPS = Number(process.env['HISTORY_STEPS'] ?? 250);
const IS_LONG = process.env['HISTORY_STEPS'] !== undefined;
/** The maximum number of steps per history. A long run has many histories, each on its own database. */
const LONGEST = 2500;
/** The number of concurrent histories, each on its own database. */
const AT_ONCE = process.env['TEST_DATABASE'] === 'postgres' ? 4 : 2;

const CHARGES: readonly ChargeMode[] = ['day', 'total'];
const CURRENCIES = ['usd', 'isk', 'kwd'];

async function runAll(): Promise<HistoryReport[]> {
  const reports: HistoryReport[] = [];
  const seeds = Array.from({ length: Math.ceil(STEPS / LONGEST) }, (_, index) => SEED + index);
  const found = new AbortController();
  const runNext = async (): Promise<void> => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      const report = await runHistory({
        seed,
        signal: found.signal,
        steps: Math.min(STEPS, LONGEST),
        ...(!IS_LONG && { seconds: 10 }),
        charge: CHARGES[seed % 2] ?? 'day',
        currency: CURRENCIES[seed % 3] ?? 'usd',
      });
      reports.push(report);
      if (IS_LONG) process.stdout.write(`${JSON.stringify({ seed, ...report })}\n`);
      if (report.violations.length > 0) found.abort();
      if (found.signal.aborted) return;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runNext));
  return reports;
}

it(
  `keeps the money of bookings right, whatever people do and in any order [attack any order of acts on a booking's money] (seed ${SEED})`,
  { timeout: 60_000 + STEPS * 2000 },
  async () => {
    const reports = await runAll();
    expect(reports.flatMap(({ violations }) => violations)).toEqual([]);
    const steps = reports.reduce((sum, report) => sum + report.steps, 0);
    expect(steps).toBeGreaterThanOrEqual(IS_LONG ? STEPS : 10);
  },
);
