/** The tables of docs/scaling.md. */
import { BEHAVIOR, type Costs, costOfVisitor, needOf, PLAN } from './capacity-model.ts';
import type { Figures, Keeping, Serving } from './figures.ts';
import { markdownTable, number, sizeText } from './markdown.ts';

const VISITORS = [10_000, 100_000, 1_000_000];
/** The share of cacheable requests that a cache in front answers: nearly all for popular pages, few for rare ones. */
const CACHE_HITS = 0.9;
const DAYS = 365;
/** The smallest size in the tables; smaller sites need fewer resources. */
const SMALLEST_SIZE = 100_000;

/** The stored size of a destination together with its booking, customer and emails, in KB. */
function kilobytesEach(keeping: readonly Keeping[]): { disk: number; backup: number } | undefined {
  const own = keeping.filter(({ engine }) => engine === 'postgres').sort((a, b) => a.size - b.size);
  const [small, large] = [own[0], own.at(-1)];
  if (!small || !large || small === large) return undefined;
  const each = (of: 'diskMb' | 'backupMb') =>
    (1024 * (large[of] - small[of])) / (large.size - small.size);
  return { disk: each('diskMb'), backup: each('backupMb') };
}

function needTable(serving: Serving, keeping: readonly Keeping[]): string {
  const costs: Costs = serving.requests;
  const each = kilobytesEach(keeping);
  const rows = VISITORS.flatMap((visitors) =>
    [0, CACHE_HITS].map((cacheHits) => {
      const need = needOf(visitors, costs, BEHAVIOR, { ...PLAN, cacheHits });
      return [
        sizeText(visitors),
        cacheHits === 0 ? 'none' : `${100 * cacheHits} %`,
        number(need.perSecond),
        number(need.productCores),
        number(need.processes),
        number(need.databaseCores),
        number(need.databaseCoresToHave),
        number(need.gigabytesADay),
        each ? number((need.bookingsADay * DAYS * each.disk) / 1024 / 1024) : '',
      ];
    }),
  );
  const head = ['visitors a day', 'cache in front', 'visitors/s', 'busy cores', 'processes', "PostgreSQL's busy cores", "PostgreSQL's cores", 'GB sent a day', 'GB of growth a year']; // prettier-ignore
  return markdownTable(head, rows);
}

export function needTables({ keeping, serving }: Figures): string {
  const sizes = serving.filter(
    ({ engine, processes, size }) =>
      engine === 'postgres' && processes === 1 && size >= SMALLEST_SIZE,
  );
  return sizes
    .map((one) => {
      const { database, kilobytes, product } = costOfVisitor(one.requests, BEHAVIOR);
      const head = `With ${sizeText(one.size)} destinations and bookings, a visitor takes ${number(product)} ms of Wayfarer's processor time, ${number(database)} ms of PostgreSQL's, and is sent ${number(kilobytes)} KB:`; // prettier-ignore
      return `${head}\n\n${needTable(one, keeping)}`;
    })
    .join('\n\n');
}

export function mixedTable({ mixed }: Figures): string {
  const off = (predicted: number, measured: number) =>
    `${predicted > measured ? '+' : '−'}${number(Math.abs(100 * (predicted / measured - 1)))} %`;
  const rows = mixed.map((one) => [
    `${one.engine === 'pglite' ? 'embedded' : 'PostgreSQL'}, ${one.processes} × , ${sizeText(one.size)}`.replace(' × ,', ' ×,'), // prettier-ignore
    number(one.visitorsPerSecond),
    number(one.requestsPerSecond),
    `${number(one.predictedMs)} / ${number(one.measuredMs)}`,
    off(one.predictedMs, one.measuredMs),
    `${number(one.predictedMost)} / ${number(one.measuredMost)}`,
    off(one.predictedMost, one.measuredMost),
    number(one.p95),
    String(one.refused),
  ]);
  const head = ['where', 'visitors/s', 'requests/s', 'ms of processor time a second: predicted / measured', '', 'highest visitors/s: predicted / measured', '', 'p95 ms', 'refused']; // prettier-ignore
  return markdownTable(head, rows);
}
