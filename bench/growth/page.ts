/** Writes docs/growth.md with its charts, and the tables of docs/scaling.md, from the results. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ENGINES, type Engine, type Figures, type Serving } from './figures.ts';
import { type Chart, lineChart } from './line-chart.ts';
import { mixedTable, needTables } from './scaling-tables.ts';
import { markdownTable, number, sizeText } from './markdown.ts';

const DOCS = new URL('../../docs/', import.meta.url);
const at = (path: string) => fileURLToPath(new URL(path, DOCS));

const NAMES: Record<Engine, string> = { pglite: 'embedded', postgres: 'PostgreSQL' };
/** The kinds of requests with a line in the chart, which has no room for more. */
const CHARTED = [
  'Home, first render',
  'Home, cached',
  'destination, first render',
  'page of a list, first time',
  'search',
  'create a booking',
  'pay for a booking',
  'console: today',
  'console: bookings',
];

function served(figures: Figures, engine: Engine, processes: number): Serving[] {
  return figures.serving.filter((one) => one.engine === engine && one.processes === processes);
}

function requestTable(all: readonly Serving[]): string {
  const kinds = [...new Set(all.flatMap(({ requests }) => Object.keys(requests)))];
  const cells = (kind: string) =>
    all.flatMap(({ requests }) => {
      const one = requests[kind];
      if (!one) return ['', ''];
      const work = one.database > 0 ? `${number(one.product)} + ${number(one.database)}` : number(one.product); // prettier-ignore
      return [`${number(one.p50)}, ${number(one.p95)}`, work];
    });
  const rows = kinds.map((kind) => [kind].concat(cells(kind)));
  const head = all.flatMap(({ size }) => [sizeText(size), 'processor']);
  return markdownTable(['request', ...head], rows);
}

function keepingTable(figures: Figures): string {
  const rows = figures.keeping.map((one) => {
    const starts = served(figures, one.engine, 1).find(({ size }) => size === one.size);
    return [
      NAMES[one.engine],
      sizeText(one.size),
      one.rows.toLocaleString('en-US'),
      number(one.diskMb),
      starts ? number(starts.startMs / 1000) : '',
      starts ? number(starts.productMb) : '',
      starts && one.engine === 'postgres' ? number(starts.databaseMb) : '',
      `${number(one.backupSeconds)}${one.disturbed.backup ? ' *' : ''}`,
      number(one.backupMb),
      `${number(one.restoreSeconds)}${one.disturbed.restore ? ' *' : ''}`,
    ];
  });
  const head = ['database', 'size', 'rows', 'disk MB', 'start s', 'memory MB', "PostgreSQL's MB", 'backup s', 'its MB', 'restore s']; // prettier-ignore
  return markdownTable(head, rows);
}

function chartsOf(figures: Figures): Record<string, Chart> {
  const all = [...figures.serving, ...figures.keeping];
  const sizes = [...new Set(all.map(({ size }) => size))].sort((a, b) => a - b);
  const values = <T extends { size: number }>(
    all: readonly T[],
    of: (one: T) => number | undefined,
  ) =>
    sizes.map((size) => {
      const one = all.find((other) => other.size === size);
      return (one && of(one)) ?? Number.NaN;
    });
  const times = (engine: Engine): Chart => ({
    title: `Time of a request, ${engine === 'pglite' ? 'embedded database' : NAMES[engine]}`,
    unit: 'milliseconds, median, one visitor at a time',
    sizes,
    series: CHARTED.map((name) => ({
      name,
      values: values(served(figures, engine, 1), ({ requests }) => requests[name]?.p50),
    })),
  });
  const kept = (of: (one: Figures['keeping'][number]) => number, engine: Engine) =>
    values(
      figures.keeping.filter((one) => one.engine === engine),
      of,
    );
  const both = (name: string, of: (engine: Engine) => number[]) =>
    ENGINES.map((engine) => ({ name: `${name}, ${NAMES[engine]}`, values: of(engine) }));
  return {
    'times-postgres': times('postgres'),
    'times-embedded': times('pglite'),
    processor: {
      title: 'Processor time of a request, PostgreSQL',
      unit: 'milliseconds, Wayfarer and PostgreSQL together',
      sizes,
      series: CHARTED.map((name) => ({
        name,
        values: values(served(figures, 'postgres', 1), ({ requests: { [name]: one } }) => one && one.product + one.database), // prettier-ignore
      })),
    },
    room: {
      title: 'Memory and disk',
      unit: 'megabytes',
      sizes,
      series: [
        ...both('disk', (engine) => kept(({ diskMb }) => diskMb, engine)),
        { name: 'backup', values: kept(({ backupMb }) => backupMb, 'postgres') },
        ...both('memory', (engine) => values(served(figures, engine, 1), ({ productMb }) => productMb)), // prettier-ignore
      ],
    },
    operation: {
      title: 'Start, backup and restore',
      unit: 'seconds',
      sizes,
      series: [
        ...both('start', (engine) => values(served(figures, engine, 1), ({ startMs }) => startMs / 1000)), // prettier-ignore
        ...both('backup', (engine) => kept(({ backupSeconds }) => backupSeconds, engine)),
        ...both('restore', (engine) => kept(({ restoreSeconds }) => restoreSeconds, engine)),
      ],
    },
  };
}

function growthPage(figures: Figures, charts: Readonly<Record<string, Chart>>): string {
  const chart = (name: string) => `![${charts[name]?.title ?? ''}](images/growth/${name}.svg)`;
  const section = (engine: Engine, processes: number) => {
    const all = served(figures, engine, processes);
    const called = processes === 1 ? 'one process' : `${processes} processes`;
    return all.length === 0 ? [] : [`## ${engine === 'pglite' ? 'Embedded database' : NAMES[engine]}, ${called}`, requestTable(all)]; // prettier-ignore
  };
  const days = [...new Set(figures.serving.map(({ on }) => on))].sort();
  return [
    '# Growth',
    `The cost of growing numbers of destinations and bookings. \`npm run bench:growth\` fills an agency with as many bookings
as destinations, a fifth as many customers and a tenth as many messages, measures every kind of request at each size,
and writes this page. [Scaling](scaling.md) computes from it what a site needs.`,
    `Measured on ${days.join(' and ')}, on ${figures.machine}, everything on one machine; PostgreSQL 15 with Debian's
settings. Times are medians and 95th percentiles in milliseconds, for one visitor who sends one request after the other.
Next to them is the processor time of one request in milliseconds, including work after its answer (webhooks, emails):
Wayfarer's, then a plus and PostgreSQL's. A first render follows a change that invalidates everything. A payment is four
requests and a webhook in the card sandbox. A single visitor uses only one of two processes.`,
    chart('times-postgres'),
    ...section('postgres', 1),
    ...section('postgres', 2),
    chart('processor'),
    chart('times-embedded'),
    ...section('pglite', 1),
    '## Memory, disk, starts, backups',
    chart('room'),
    chart('operation'),
    keepingTable(figures),
    `Starts are medians of three. Memory is Wayfarer's after all these requests. A backup includes its verification, a
restore the indexes and counts. \\*: other work used the machine at the same time.`,
    ...missing(figures),
  ].join('\n\n');
}

function missing(figures: Figures): string[] {
  const sizes = [...new Set(figures.keeping.map(({ size }) => size))];
  const absent = ENGINES.flatMap((engine) =>
    sizes
      .filter((size) => served(figures, engine, 1).every((one) => one.size !== size))
      .map((size) => `${NAMES[engine]} with ${size.toLocaleString('en-US')}`),
  );
  return absent.length === 0 ? [] : [`Not measured: ${absent.join(', ')}.`];
}

/** Replaces the text between two marks. */
function between(page: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < 0) throw new Error(`docs/scaling.md has no place for ${name}`);
  return `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`;
}

/** The heading of the part of the page that is written by hand, with the results of other measurements. */
const BY_HAND = '## The console, measured again';

export async function writePage(figures: Figures): Promise<void> {
  if (figures.serving.length === 0) return;
  const charts = chartsOf(figures);
  await mkdir(at('images/growth'), { recursive: true });
  for (const [name, chart] of Object.entries(charts)) {
    await writeFile(at(`images/growth/${name}.svg`), lineChart(chart));
  }
  const old = await readFile(at('growth.md'), 'utf8');
  const byHand = old.includes(BY_HAND) ? `\n${old.slice(old.indexOf(BY_HAND))}` : '';
  await writeFile(at('growth.md'), `${growthPage(figures, charts)}\n${byHand}`);
  const scaling = await readFile(at('scaling.md'), 'utf8');
  const filled = between(
    between(scaling, 'needs', needTables(figures)),
    'mixed load',
    mixedTable(figures),
  );
  await writeFile(at('scaling.md'), filled);
}
