/** Formats the results of the mixed load as tables and checks whether its targets were met. */
import type { Results } from './results.ts';
import { percentile } from '../measure.ts';
import { quarters, slope, type Sample } from './sampler.ts';

interface Report {
  text: string;
  kept: boolean;
}

const LEAST_GOODPUT = 0.7;
const WELL_WITHIN_S = 10;

const ms = (value: number) => (Number.isNaN(value) ? '-' : value.toFixed(value < 10 ? 1 : 0));
const share = (value: number) => `${(100 * value).toFixed(0)} %`;
const perSecond = (value: number) => value.toFixed(1);

function table(rows: readonly (readonly string[])[]): string {
  const width = (column: number) => Math.max(...rows.map((row) => (row[column] ?? '').length));
  const widths = (rows[0] ?? []).map((_, column) => width(column));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          (column === 0 ? cell.padEnd : cell.padStart).call(cell, widths[column] ?? 0),
        ) // prettier-ignore
        .join('  '),
    )
    .join('\n');
}

function timesByKind(results: Results): string {
  const rows = results.kinds.map((kind) => [
    kind,
    String(results.count(kind)),
    ...[0.5, 0.95, 0.99].map((at) => ms(results.percentile(at, { kind }))),
  ]);
  return table([['request', 'sent', 'p50 ms', 'p95 ms', 'p99 ms'], ...rows]);
}

function refusals(results: Results): string[] {
  return results.refusals.map(
    ({ kind, status, polite, count, example }) =>
      `  ${count} x ${status} ${polite ? 'with Retry-After' : 'UNEXPECTED'}: ${kind}` +
      (polite ? '' : ` ${example}`),
  );
}

export function reportCapacity(capacity: Results, visitors: number): string {
  return `capacity: ${perSecond(capacity.rate())} actions a second for ${visitors} concurrent visitors`;
}

export function reportSteady(
  steady: Results,
  samples: readonly Sample[],
  ofCapacity: number,
): Report {
  const failed = steady.refusals.reduce((total, { count }) => total + count, 0);
  const loops = samples.map(({ loopP99 }) => loopP99);
  const megabytes = (values: readonly number[]) => values.map((mb) => mb.toFixed(0)).join(', ');
  const resident = quarters(samples, ({ residentMb }) => residentMb, 'median');
  const heap = quarters(samples, ({ heapMb }) => heapMb, 'lowest');
  const [first, last] = [samples[0], samples.at(-1)];
  const text = [
    `\n${share(ofCapacity)} of capacity for ${(steady.seconds / 60).toFixed(1)} minutes: ` +
      `${perSecond(steady.rate())} actions a second, ${failed} failed requests`,
    ...refusals(steady),
    timesByKind(steady),
    `resident memory by quarters: ${megabytes(resident)} MB; second half: ` +
      `${slope(samples, ({ residentMb }) => residentMb).toFixed(2)} MB a minute`,
    `heap at its lowest by quarters: ${megabytes(heap)} MB`,
    `open descriptors: ${first?.descriptors} at the start, ${last?.descriptors} at the end`,
    `event loop delay p99 of ${samples.length} intervals: median ${ms(percentile(loops, 0.5))} ms, ` +
      `worst ${ms(Math.max(...loops))} ms`,
  ];
  return { text: text.join('\n'), kept: failed === 0 };
}

interface Storm {
  capacity: Results;
  steady: Results;
  overload: Results;
  after: Results;
  times: number;
}

export function reportOverload(storm: Storm, samples: readonly Sample[]): Report {
  const { capacity, steady, overload, after, times } = storm;
  const goodput = overload.rate() / capacity.rate();
  const rows = capacity.actionKinds.map((kind) => [
    kind,
    perSecond(capacity.rate(kind)),
    perSecond(overload.rate(kind)),
    share(overload.rate(kind) / capacity.rate(kind)),
  ]);
  const usual = steady.percentile(0.95, {});
  const well = after.secondsUntilWell(3 * usual);
  const impolite = [overload, after].flatMap(({ refusals: all }) =>
    all.filter(({ polite }) => !polite),
  );
  const text = [
    `\n${times} times the capacity for ${overload.seconds.toFixed(0)} s ` +
      `(${perSecond(overload.sent / overload.seconds)} actions a second): ` +
      `goodput ${share(goodput)} of capacity`,
    table([['action', 'capacity/s', 'goodput/s', 'share'], ...rows]),
    ...refusals(overload),
    timesByKind(overload),
    `refused: p50 ${ms(overload.percentile(0.5, { served: false }))} ms, ` +
      `p95 ${ms(overload.percentile(0.95, { served: false }))} ms`,
    `peak memory: ${Math.max(...samples.map(({ residentMb }) => residentMb)).toFixed(0)} MB; ` +
      `peak descriptors: ${Math.max(...samples.map(({ descriptors }) => descriptors))}`,
    `at 70 % after the storm: back to normal after ${Number.isNaN(well) ? 'longer than it was watched' : `${well} s`}`,
    ...refusals(after),
  ];
  const kept = goodput >= LEAST_GOODPUT && impolite.length === 0 && well <= WELL_WITHIN_S;
  return { text: text.join('\n'), kept };
}
