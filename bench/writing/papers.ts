/**
 * `npm run bench:papers -- [--database=both|pglite|postgres] [--bookings=100000] [--documents=10000] [--drawn=200]`: with
 * this many bookings, saves a year of the books and reads reports over HTTP; then issues this many documents with the
 * job, and draws some of them as PDFs.
 */
import { request } from 'node:http';
import { parseArgs } from 'node:util';
import { addDays, type Report } from '@wayfarer/contract';
import { pino } from 'pino';
import { loadConfig } from '../../server/src/config/config.ts';
import { createWayfarer } from '../../server/src/composition/create-wayfarer.ts';
import type { AppContext } from '../../server/src/context.ts';
import { openDatabase } from '../../server/src/db/open.ts';
import { drawPapers, issueInvoices } from '../../server/src/features/papers/index.ts';
import { dayFromNow } from '../../server/src/test/payments/payments-caller.ts';
import { USUAL_PAPERS } from '../../server/src/test/payments/papers.ts';
import { visit, type Visitor } from '../../server/src/test/process/visitor.ts';
import { fillAgency, OWNER } from '../console/fill-agency.ts';
import { type Line, lineOf, percentile } from '../measure.ts';
import { DATABASES, measureOn } from '../product/databases.ts';
import type { ServerProcess } from '../product/server-process.ts';
import { startProduct } from '../product/start-product.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'both' },
    bookings: { type: 'string', default: '100000' },
    documents: { type: 'string', default: '10000' },
    drawn: { type: 'string', default: '200' },
  },
});
const [bookings, documents, drawn] = [
  Number(values.bookings),
  Number(values.documents),
  Number(values.drawn),
];
if (!(bookings >= 1) || !(documents >= 1) || !(drawn >= 1) || !DATABASES.test(values.database)) {
  process.stderr.write('--database is both, pglite or postgres; the others are numbers\n');
  process.exit(2);
}

/** The limits: seconds for all documents, ms of processor time and KB for a PDF. */
const [ISSUE_S, DRAW_MS, PDF_KB] = [60, 80, 60];
const RATES = [
  { id: 'trips', label: 'Travel services', basisPoints: 900 },
  { id: 'levies', label: 'Levies', basisPoints: 1900 },
];
const FROM = dayFromNow(-2000);

async function put(owner: Visitor, key: string, value: unknown): Promise<void> {
  const body = { value, revision: 0 };
  const { body: said, status } = await owner.call('PUT', `/operator/settings/${key}`, body);
  if (status !== 200) throw new Error(`${key}: ${JSON.stringify(said)}`);
}

/** Saves the books of a year. Returns the number of lines, and the memory in MB: the highest, and that at the first line. */
async function saveBooks(product: ServerProcess, owner: Visitor) {
  const to = dayFromNow(0);
  const path = `/api/operator/books.csv?from=${addDays(to, -364)}&to=${to}`;
  const headers = { authorization: `Bearer ${owner.token()}` };
  const asked = request({ port: product.port, path, headers }).end();
  let [lines, first, most] = [0, 0, 0];
  await new Promise<void>((resolve, reject) => {
    asked.once('error', reject).once('response', (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`the books answered ${answer.statusCode}`));
      answer.on('data', (part: Buffer) => {
        lines += part.toString().split('\n').length - 1;
        most = Math.max(most, product.memory());
        first ||= most;
      });
      answer.once('end', resolve);
    });
  });
  return { lines, first, most };
}

async function readReports(owner: Visitor, by: string): Promise<number[]> {
  const to = dayFromNow(0);
  const times: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    const from = performance.now();
    const path = `/operator/reports?from=${addDays(to, -364)}&to=${to}&by=${by}`;
    const { status } = await owner.call<Report>('GET', path);
    if (status !== 200) throw new Error(`a report answered ${status}`);
    times.push(performance.now() - from);
  }
  return times;
}

/** Issues documents for paid bookings, and draws some of them. Returns the seconds, the documents and the drawings. */
async function issueAndDraw(env: Record<string, string>) {
  const config = loadConfig({ SEED: 'none', ...env });
  const log = pino({ level: 'silent' });
  const db = await openDatabase(config.data, log);
  const clock = { now: () => new Date() };
  const wayfarer = await createWayfarer({ config, clock, db, log, renderer: null });
  try {
    await db.sql.query('delete from papers_due');
    await db.sql.query(
      `insert into papers_due (booking_id) select distinct booking_id from payments
       where booking_id is not null limit $1`,
      [documents],
    );
    const from = performance.now();
    await issueInvoices(wayfarer.context);
    const seconds = (performance.now() - from) / 1000;
    const drawings = await drawSome(wayfarer.context);
    const { rows } = await db.sql.query<{ n: number }>('select count(*)::int as n from invoices');
    return { seconds, issued: rows[0]?.n ?? 0, drawings };
  } finally {
    await wayfarer.close();
    await db.close();
  }
}

/** The processor time in ms and the size in KB of each PDF; the first one also loads the fonts. */
async function drawSome(context: AppContext): Promise<{ ms: number; kb: number }[]> {
  const drawings: { ms: number; kb: number }[] = [];
  const done = new AbortController();
  const { printer, store } = context.papers;
  const print: typeof printer.print = async (page) => {
    const before = process.cpuUsage();
    const content = await printer.print(page);
    const { system, user } = process.cpuUsage(before);
    drawings.push({ ms: (system + user) / 1000, kb: content.length / 1024 });
    if (drawings.length > drawn) done.abort();
    return content;
  };
  await drawPapers({ ...context, papers: { printer: { print }, store } }, done.signal);
  return drawings;
}

async function measure(where: string, env: Record<string, string>): Promise<readonly Line[]> {
  await fillAgency(env, { bookings, customers: bookings / 10, messages: 1 });
  const product = await startProduct(env);
  const owner = await visit(`http://localhost:${product.port}`, OWNER.email, 'signInWithPassword');
  const line = (what: string, unit: string, ours: number, limit?: number) =>
    lineOf(`${where}: ${what}`, unit, ours, limit);
  const lines: Line[] = [];
  for (const by of ['month', 'destination', 'source']) {
    const times = await readReports(owner, by);
    lines.push(line(`report of a year by ${by}, p50`, 'ms', percentile(times, 0.5)));
  }
  const books = await saveBooks(product, owner);
  lines.push(
    line('lines of the books of a year', '', books.lines),
    line('memory at their end / beginning', 'MB', books.most, books.first),
  );
  await put(owner, 'papers.tax', [{ from: FROM, scheme: 'inclusive', rates: RATES }]);
  await put(owner, 'papers.invoices', { ...USUAL_PAPERS, when: 'paid', since: FROM, email: false });
  await product.stop();
  const { drawings, issued, seconds } = await issueAndDraw(env);
  const [first, ...warm] = drawings;
  lines.push(
    line(`${issued} documents`, 's', seconds, ISSUE_S),
    line('the first PDF, processor time', 'ms', first?.ms ?? Number.NaN),
    line('a PDF, p50', 'ms', percentile(warm.map(({ ms }) => ms), 0.5), DRAW_MS), // prettier-ignore
    line('a PDF, p95', 'ms', percentile(warm.map(({ ms }) => ms), 0.95), DRAW_MS), // prettier-ignore
    line('the largest PDF', 'KB', Math.max(...drawings.map(({ kb }) => kb)), PDF_KB),
  );
  return lines;
}

await measureOn(values.database, measure);
