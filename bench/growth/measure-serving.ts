/** Measures each kind of request with one visitor, who sends one request after the other. */
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpClient } from '../load/http-client.ts';
import type { Send } from '../load/traveler.ts';
import { median, percentile } from '../measure.ts';
import { treeMegabytes, treeProcessorMs } from '../product/process-tree.ts';
import type { ServerProcess } from '../product/server-process.ts';
import type { RequestFigures, Serving } from './figures.ts';
import type { RequestKind } from './request-kinds.ts';

const WARM = 5;
const IDLE_SECONDS = 4;
const MOST_WINDOWS = 8;
/** The processor time per second, in ms, below which the product counts as idle. Its background jobs alone use less. */
const CALM_MS = 60;
/** The time after a response, in ms, in which webhooks, emails and jobs count as part of the request. */
const AFTERWARDS_MS = 1000;

/** Processor time so far, in ms. */
export interface Processors {
  product: number;
  database: number;
}

export interface Running {
  product: ServerProcess;
  /** The id of PostgreSQL's main process; null with the embedded database. */
  postmaster: number | null;
}

export function processorsOf({ postmaster, product }: Running): Processors {
  return {
    product: treeProcessorMs(product.pid),
    database: postmaster === null ? 0 : treeProcessorMs(postmaster),
  };
}

const less = (a: Processors, b: Processors): Processors => ({
  product: a.product - b.product,
  database: a.database - b.database,
});

/** Counts bytes, and throws on an unexpected status. */
function measuredSend(client: HttpClient): { send: Send; bytes(): number } {
  let bytes = 0;
  const send: Send = async (name, wanted, call) => {
    const response = await client.send(call);
    bytes += response.head.length + response.body.length;
    if (response.status === wanted) return response;
    throw new Error(`${name} returned ${response.status} ${response.body.toString()}`);
  };
  return { send, bytes: () => bytes };
}

/** Waits until the jobs after a start or a restore are done, and returns the processor time per idle second. */
export async function idleOf(running: Running): Promise<Processors> {
  for (let left = MOST_WINDOWS; ; left -= 1) {
    const from = processorsOf(running);
    await wait(IDLE_SECONDS * 1000);
    const { database, product } = less(processorsOf(running), from);
    const idle = { product: product / IDLE_SECONDS, database: database / IDLE_SECONDS };
    if (left === 0 || idle.product + idle.database < CALM_MS) return idle;
  }
}

/** The cost of a kind of request, from which the cost of background jobs (`idle`) is subtracted. */
export async function measureKind(
  running: Running,
  client: HttpClient,
  kind: RequestKind,
  idle: Processors,
): Promise<RequestFigures> {
  const { send } = measuredSend(client);
  for (let index = 0; index < WARM; index += 1) {
    await kind.before?.(index);
    await kind.action(kind.count + index)(send);
  }
  const counted = measuredSend(client);
  const spent: Processors = { product: 0, database: 0 };
  const times: number[] = [];
  let seconds = 0;
  const lap = async (work: () => Promise<void>) => {
    const [from, since] = [processorsOf(running), performance.now()];
    await work();
    const { database, product } = less(processorsOf(running), from);
    spent.product += product;
    spent.database += database;
    seconds += (performance.now() - since) / 1000;
  };
  const one = async (index: number) => {
    const from = performance.now();
    await kind.action(index)(counted.send);
    times.push(performance.now() - from);
  };
  const { before, count } = kind;
  if (before) {
    for (let index = 0; index < count; index += 1) {
      await before(index);
      await lap(() => one(index));
    }
  } else {
    await lap(async () => {
      for (let index = 0; index < count; index += 1) await one(index);
      await wait(AFTERWARDS_MS);
    });
  }
  const own = (part: keyof Processors) => Math.max(0, spent[part] - idle[part] * seconds) / count;
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    product: own('product'),
    database: own('database'),
    kilobytes: counted.bytes() / 1024 / count,
  };
}

const STARTS = 3;

/** Starts the product a few times and returns the median time; the last one keeps running. */
export async function startAndTime(
  start: () => Promise<ServerProcess>,
): Promise<{ product: ServerProcess; ms: number }> {
  const times: number[] = [];
  let product = await start();
  times.push(product.startedInMs);
  while (times.length < STARTS) {
    await product.stop();
    product = await start();
    times.push(product.startedInMs);
  }
  return { product, ms: median(times) };
}

export function memoryOf({
  postmaster,
  product,
}: Running): Pick<Serving, 'productMb' | 'databaseMb'> {
  return {
    productMb: treeMegabytes(product.pid),
    databaseMb: postmaster === null ? 0 : treeMegabytes(postmaster),
  };
}
