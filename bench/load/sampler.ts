/** Samples the product's memory, descriptors and event loop under load, from its own metrics. */
import { median } from '../measure.ts';
import { METRICS_TOKEN } from '../product/start-product.ts';
import type { HttpClient } from './http-client.ts';

export interface Sample {
  at: number;
  residentMb: number;
  heapMb: number;
  descriptors: number;
  /** The event loop's 99th percentile since the previous sample, in ms, of the slowest process. */
  loopP99: number;
}

/** The sampling interval of the event loop monitor, in ms, which is included in its values. */
const LOOP_PERIOD_MS = 10;
const MB = 1024 * 1024;

async function sample(client: HttpClient): Promise<Sample> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { body } = await client.send({ method: 'GET', path: '/metrics', headers });
  const text = body.toString();
  const values = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].map(([, value]) =>
      Number(value),
    );
  const sum = (name: string) => values(name).reduce((total, value) => total + value, 0);
  return {
    at: performance.now(),
    residentMb: sum('process_resident_memory_bytes') / MB,
    heapMb: sum('nodejs_heap_size_used_bytes') / MB,
    descriptors: sum('process_open_fds'),
    loopP99: Math.max(...values('nodejs_eventloop_lag_p99_seconds')) * 1000 - LOOP_PERIOD_MS,
  };
}

export interface Sampler {
  samples: readonly Sample[];
  stop(): Promise<void>;
}

export function startSampler(client: HttpClient, everyMs: number): Sampler {
  const samples: Sample[] = [];
  let last = sample(client).then(() => undefined); // resets the histogram
  const next = () => {
    last = last.then(async () => void samples.push(await sample(client)));
  };
  const timer = setInterval(next, everyMs);
  return {
    samples,
    stop: () => {
      clearInterval(timer);
      return last;
    },
  };
}

/** The slope of a regression line through the second half of the samples, in units per minute. */
export function slope(samples: readonly Sample[], of: (one: Sample) => number): number {
  const half = samples.slice(Math.floor(samples.length / 2));
  const mean = (values: readonly number[]) =>
    values.reduce((total, value) => total + value, 0) / values.length;
  const [x, y] = [half.map(({ at }) => at / 60_000), half.map(of)];
  const [mx, my] = [mean(x), mean(y)];
  const over = x.reduce((total, value, index) => total + (value - mx) * ((y[index] ?? my) - my), 0);
  return over / x.reduce((total, value) => total + (value - mx) ** 2, 0);
}

/** One value for each quarter of the samples: the median, or the lowest value, which ignores short-lived garbage. */
export function quarters(
  samples: readonly Sample[],
  of: (one: Sample) => number,
  how: 'median' | 'lowest',
): number[] {
  const size = samples.length / 4;
  return [0, 1, 2, 3].map((quarter) => {
    const values = samples
      .slice(Math.floor(quarter * size), Math.floor((quarter + 1) * size))
      .map(of);
    return how === 'median' ? median(values) : Math.min(...values);
  });
}
