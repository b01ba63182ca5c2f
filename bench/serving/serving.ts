/**
 * Serves cached pages and lists, and compares the product with nginx and a bare server that logs like the product. All
 * three send the same bytes.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HttpClient, type HttpRequest } from '../load/http-client.ts';
import { inTurns, type Line, lineOf, median, piecesPerSecond } from '../measure.ts';
import { findPages } from '../product/pages.ts';
import { type ServerProcess, startServer } from '../product/server-process.ts';
import { type RawAnswer, startNginx } from './nginx.ts';

const REFERENCE = fileURLToPath(new URL('reference-server.mjs', import.meta.url));
const headers = { 'accept-encoding': 'br', accept: 'text/html,*/*' };
const CONNECTIONS = 16;
/**
 * The number of requests per round. It is the same for each server, so that each has the same share of garbage
 * collections.
 */
const REQUESTS = 20_000;

/** Headers and bytes of a response as they are sent, without the headers that differ between responses. */
async function fetchRaw(client: HttpClient, path: string): Promise<RawAnswer> {
  const { status, head, body } = await client.send({ method: 'GET', path, headers });
  if (status !== 200) throw new Error(`${path} returned ${status}`);
  const own = /^(?:date|connection|keep-alive|x-request-id)$/i;
  const fields = head
    .split('\r\n')
    .slice(1)
    .map((line) => /^([^:]+): *(.*)$/.exec(line)?.slice(1) ?? [])
    .filter(([name = '']) => !own.test(name));
  return { headers: fields.flat(), body: body.toString('base64') };
}

interface Served {
  perSecond: number;
  /** The server's processor time per response, in µs. */
  cost: number;
}

/** Sends requests on all connections, the next one as soon as a connection has its response. */
async function drive({ client, processorMs }: Target, request: HttpRequest): Promise<Served> {
  const before = processorMs();
  const perSecond = await piecesPerSecond(REQUESTS, CONNECTIONS, async () => {
    const { status } = await client.send(request);
    if (status !== 200) throw new Error(`${request.path} returned ${status}`);
  });
  return { perSecond, cost: (1000 * (processorMs() - before)) / REQUESTS };
}

interface Target {
  name: string;
  client: HttpClient;
  processorMs(): number;
}

function target(
  name: string,
  { port, processorMs }: Omit<Target, 'name' | 'client'> & { port: number },
): Target {
  return { name, client: new HttpClient(port, CONNECTIONS), processorMs };
}

async function compareTargets(
  what: string,
  rounds: number,
  request: HttpRequest,
  ours: Target,
  reference: Target,
): Promise<Line[]> {
  for (const warm of [ours, reference, ours]) await drive(warm, request);
  const measured = await inTurns(
    rounds,
    () => drive(ours, request),
    () => drive(reference, request),
  );
  const line = (unit: string, of: (one: Served) => number): Line => {
    const [a, b] = [median(measured.ours.map(of)), median(measured.reference.map(of))];
    return lineOf(`${what} / ${reference.name}`, unit, a, b);
  };
  const rate = line('responses/s', ({ perSecond }) => perSecond);
  const cost = line('µs of processor time', ({ cost: one }) => one);
  return Number.isNaN(cost.ratio) ? [rate] : [rate, cost];
}

export async function benchServing(
  product: ServerProcess,
  dir: string,
  rounds: number,
): Promise<Line[]> {
  const list = '/api/allSpots';
  const asked = [...(await findPages(product.port)), [list, list]] as const;
  const ours = target('product', product);
  const answers: Record<string, RawAnswer> = {};
  for (const [, path] of asked) answers[path] = await fetchRaw(ours.client, path);
  const file = join(dir, 'answers.json');
  await writeFile(file, JSON.stringify(answers));
  const bare = await startServer(REFERENCE, { args: [file], says: /^(\d+)$/m });
  const nginx = await startNginx(dir, answers);
  const references = [
    target('node:http with the same log', bare),
    ...(nginx
      ? [target('nginx without a log', { port: nginx.port, processorMs: () => Number.NaN })]
      : []),
  ];
  const lines: Line[] = [];
  for (const [page, path] of asked) {
    const what = `GET ${page} (${kilobytes(answers[path]?.body ?? '')} KB br)`;
    const request = { method: 'GET', path, headers };
    for (const reference of references)
      lines.push(...(await compareTargets(what, rounds, request, ours, reference)));
  }
  for (const { client } of [ours, ...references]) client.close();
  await nginx?.stop();
  await bare.stop();
  return lines;
}

function kilobytes(base64: string): string {
  return (Buffer.byteLength(base64, 'base64') / 1000).toFixed(0);
}
