import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client';

/** A metric as prom-client describes it: plain data that can be sent between processes. */
interface Metric {
  name: string;
  help: string;
  type: string;
  aggregator: string;
  values: { value: number | null; labels: Record<string, string | number>; metricName?: string }[];
}

/** `metrics` is null if the process didn't answer in time. */
interface Told {
  process: string;
  metrics: Metric[] | null;
}

type Message =
  | { metrics: 'of-all-wanted'; id: string }
  | { metrics: 'of-all'; id: string; told: Told[] }
  | { metrics: 'of-one-wanted'; id: string }
  | { metrics: 'of-one'; id: string; own: Metric[] };

/** Milliseconds in which a process has to answer. */
const PATIENCE_MS = 1000;
/** The supervisor first waits for the other processes. */
const SUPERVISOR_PATIENCE_MS = 2 * PATIENCE_MS;

/**
 * The metrics of all processes that share the port. Each value has the label `process`, so that the monitoring system
 * can decide which values to add up.
 */
export function processMetrics(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics();
  process.on('message', (message: Message) => {
    if (message.metrics === 'of-one-wanted') void tellOwn(registry, message.id);
  });
  return async () => together((await askAll()) ?? (await withoutSupervisor(registry)));
}

/** Null if the supervisor doesn't answer in time. */
function askAll(): Promise<Told[] | null> {
  const id = randomUUID();
  return new Promise((resolve) => {
    const finish = (told: Told[] | null) => {
      clearTimeout(late);
      process.off('message', take);
      resolve(told);
    };
    const take = (message: Message) => {
      if (message.metrics === 'of-all' && message.id === id) finish(message.told);
    };
    const late = setTimeout(() => finish(null), SUPERVISOR_PATIENCE_MS);
    process.on('message', take);
    process.send?.({ metrics: 'of-all-wanted', id } satisfies Message, (error: Error | null) => {
      if (error) finish(null);
    });
  });
}

/** Includes a value that says that the supervisor didn't answer. */
async function withoutSupervisor(registry: Registry): Promise<Told[]> {
  return [
    { process: 'supervisor', metrics: null },
    { process: String(cluster.worker?.id), metrics: await metricsOf(registry) },
  ];
}

/** Answers processes that request the metrics of all. */
export function answerForMetrics(workers: ReadonlySet<Worker>): (worker: Worker) => void {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  return (worker) => {
    worker.on('message', (message: Message) => {
      if (message.metrics === 'of-all-wanted') void tellAll(own, workers, worker, message.id);
    });
  };
}

async function metricsOf(registry: Registry): Promise<Metric[]> {
  return (await registry.getMetricsAsJSON()) as unknown as Metric[];
}

async function tellOwn(registry: Registry, id: string): Promise<void> {
  const own = await metricsOf(registry);
  process.send?.({ metrics: 'of-one', id, own } satisfies Message);
}

async function tellAll(
  own: Registry,
  workers: ReadonlySet<Worker>,
  asker: Worker,
  id: string,
): Promise<void> {
  const told: Told[] = await Promise.all([
    metricsOf(own).then((metrics) => ({ process: 'supervisor', metrics })),
    ...[...workers].map(async (one) => ({ process: String(one.id), metrics: await askOne(one) })),
  ]);
  if (asker.isConnected()) asker.send({ metrics: 'of-all', id, told } satisfies Message);
}

function askOne(worker: Worker): Promise<Metric[] | null> {
  if (!worker.isConnected()) return Promise.resolve(null);
  const id = randomUUID();
  return new Promise((resolve) => {
    const finish = (metrics: Metric[] | null) => {
      clearTimeout(late);
      worker.off('message', take);
      worker.off('exit', gone);
      resolve(metrics);
    };
    const take = (message: Message) => {
      if (message.metrics === 'of-one' && message.id === id) finish(message.own);
    };
    const gone = () => finish(null);
    const late = setTimeout(gone, PATIENCE_MS);
    worker.on('message', take).on('exit', gone);
    worker.send({ metrics: 'of-one-wanted', id } satisfies Message, (error) => {
      if (error) gone();
    });
  });
}

function together(told: readonly Told[]): Promise<string> {
  const up: Metric = {
    name: 'wayfarer_process_up',
    help: '1 if the process answered the request for its metrics',
    type: 'gauge',
    aggregator: 'sum',
    values: told.map(({ process: name, metrics }) => ({
      value: metrics ? 1 : 0,
      labels: { process: name },
    })),
  };
  for (const { process: name, metrics } of told) {
    for (const metric of metrics ?? []) {
      // each value has its own `process` label, so nothing is really added up
      metric.aggregator = 'sum';
      for (const one of metric.values) {
        one.value ??= Number.NaN; // NaN becomes null when it is sent between processes
        one.labels = { ...one.labels, process: name };
      }
    }
  }
  const all = told.map(({ metrics }) => metrics ?? []);
  return AggregatorRegistry.aggregate([[up], ...all]).metrics();
}
