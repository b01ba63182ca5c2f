import cluster, { type Worker } from 'node:cluster';
import { fileURLToPath } from 'node:url';
import type { Logger } from '../context.ts';
import { ROOT } from '../root-folder.ts';
import { answerForMetrics } from './process-metrics.ts';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** Milliseconds after which the end of a process isn't a failure of its start. */
const STEADY_MS = 60_000;

export interface Processes {
  count: number;
  env: NodeJS.ProcessEnv;
  log: Logger;
  /** Called once, when all processes accept requests. */
  onReady(): void;
}

/**
 * Serves from several processes that share a port. A process that dies is replaced, after growing pauses if it keeps
 * dying. A signal stops all of them. Resolves to the exit code.
 */
export function superviseProcesses({ count, env, log, onReady }: Processes): Promise<number> {
  cluster.setupPrimary({ exec: fileURLToPath(new URL('server/dist/main.js', ROOT)), args: [] });
  const workers = new Set<Worker>();
  const timers = new Set<NodeJS.Timeout>();
  let [ready, stopping, code, pause] = [false, false, 0, FIRST_PAUSE_MS];

  return new Promise((resolve) => {
    const stop = (signal: NodeJS.Signals) => {
      if (stopping) return;
      stopping = true;
      for (const timer of timers) clearTimeout(timer);
      for (const worker of workers) worker.process.kill(signal);
      if (workers.size === 0) resolve(code);
    };
    const listening = () => {
      if (ready || [...workers].filter((worker) => served.has(worker)).length < count) return;
      ready = true;
      onReady();
    };
    const served = new Map<Worker, number>();
    const answerMetrics = answerForMetrics(workers);

    function start(): void {
      const worker = cluster.fork(env);
      workers.add(worker);
      answerMetrics(worker);
      worker.once('listening', () => {
        served.set(worker, performance.now());
        listening();
      });
      worker.once('exit', (status, signal) => ended(worker, status, signal));
    }

    function ended(worker: Worker, status: number, signal: string): void {
      workers.delete(worker);
      const since = served.get(worker);
      served.delete(worker);
      if (stopping) {
        if (status !== 0) code = 1;
        if (workers.size === 0) resolve(code);
        return;
      }
      if (!ready) {
        // the process has reported why it can't start, and another one couldn't, either
        code = 1;
        stop('SIGTERM');
        return;
      }
      const steady = since !== undefined && performance.now() - since > STEADY_MS;
      pause = steady ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
      log.error({ status, signal, pause }, 'a process ended; another one takes its place');
      const timer = setTimeout(() => {
        timers.delete(timer);
        start();
      }, pause);
      timers.add(timer);
    }

    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    for (let started = 0; started < count; started += 1) start();
  });
}
