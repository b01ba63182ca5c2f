import { receiveMessageOnPort, type MessagePort, type Worker } from 'node:worker_threads';
import { noListener, type Engine } from './engine.ts';
import { DatabaseError, unavailable } from '../errors.ts';
import type { EventSink } from '../events.ts';
import type {
  AnswerMessage,
  EngineRequest,
  EngineResult,
  StorageCounters,
  WorkerMessage,
  WorkerOptions,
  WorkerRequest,
} from './protocol.ts';
import { START_LIMIT_MS, startWorker } from './start-worker.ts';

const FIRST_BACKOFF_MS = 50;
const LAST_BACKOFF_MS = 5_000;
/** A session that lasts this many milliseconds counts as healthy: the next restart then follows a short pause again. */
const HEALTHY_MS = 10_000;

/**
 * The time limit from which a statement, such as maintenance or a migration, is expected to be slow and isn't reported.
 */
const EXPECTED_SLOW_MS = 60_000;

interface Pending {
  request: EngineRequest;
  timeoutMs: number;
  /** The time when the previous request ended, so that only the duration of this request is measured. */
  startedAt: number;
  resolve(result: EngineResult): void;
  reject(error: DatabaseError): void;
}

/**
 * The engine in a worker thread, which is stopped and restarted at the first sign of a fault. After a PANIC, a FATAL, a
 * WebAssembly trap or an expired time limit, the old engine gets no more requests.
 */
export class WorkerEngine implements Engine {
  readonly #options: WorkerOptions;
  readonly #sink: EventSink;
  readonly #slowMs: number;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | undefined;
  #answers: MessagePort | undefined;
  #timer: NodeJS.Timeout | undefined;
  #restartTimer: NodeJS.Timeout | undefined;
  /** Settles when no worker is ending or starting. Until then, a worker may still use the directory. */
  #change: Promise<unknown> = Promise.resolve();
  #nextId = 0;
  #backoffMs = FIRST_BACKOFF_MS;
  #startedAt = 0;
  #closed = false;
  events = noListener;
  session = 0;
  restarts = 0;
  storage: StorageCounters | undefined;

  /** @param slowMs The duration in milliseconds from which statements are reported */
  constructor(options: Omit<WorkerOptions, 'task'>, sink: EventSink, slowMs = Infinity) {
    this.#options = { task: 'serve', ...options };
    this.#sink = sink;
    this.#slowMs = slowMs;
  }

  get ready(): boolean {
    return this.#worker !== undefined;
  }

  async start(): Promise<void> {
    const { worker, answers } = await startWorker(this.#options);
    if (this.#closed) {
      answers.close();
      await worker.terminate();
      return;
    }
    this.#worker = worker;
    this.#answers = answers;
    this.#startedAt = performance.now();
    this.session += 1;
    this.storage = { syncs: 0, walBytes: 0 };
    answers.on('message', (message: AnswerMessage) => this.#receive(worker, message));
    worker.on('message', (message: WorkerMessage) => {
      if (message.type === 'fatal') this.#lose(worker, message.message);
    });
    worker.on('error', (error) => this.#lose(worker, error.message));
    worker.on('exit', () => this.#lose(worker, 'the database worker ended'));
  }

  run(request: EngineRequest, timeoutMs: number): Promise<EngineResult> {
    const worker = this.#worker;
    if (!worker) return Promise.reject(unavailable('it is restarting', true));
    const id = (this.#nextId += 1);
    return new Promise((resolve, reject) => {
      try {
        worker.postMessage({ id, request } satisfies WorkerRequest);
      } catch (cause) {
        // a parameter that can't be sent to the worker, such as a function
        reject(new DatabaseError({ message: String(cause), code: '22023' }, { cause }));
        return;
      }
      this.#pending.set(id, {
        request,
        timeoutMs,
        startedAt: performance.now(),
        resolve,
        reject,
      });
      if (this.#pending.size === 1) this.#watch(worker);
    });
  }

  /** Starts the time limit of the oldest request, which is the one that is running. */
  #watch(worker: Worker): void {
    clearTimeout(this.#timer);
    const [first] = this.#pending;
    if (!first) return;
    const [id, pending] = first;
    pending.startedAt = performance.now();
    // In a busy thread, the timer may expire before a response that arrived in time is handled, so the response is
    // looked for once more.
    this.#timer = setTimeout(
      () => setImmediate(() => this.#expire(worker, id, pending)),
      pending.timeoutMs,
    );
  }

  #expire(worker: Worker, id: number, pending: Pending): void {
    if (!this.#pending.delete(id)) return;
    this.#sink({ type: 'timeout', afterMs: pending.timeoutMs });
    const message = `the statement ran longer than ${pending.timeoutMs} ms and was stopped`;
    pending.reject(new DatabaseError({ message, code: 'DB_TIMEOUT' }));
    this.#lose(worker, 'a statement exceeded its time limit');
  }

  poll(): void {
    const [worker, answers] = [this.#worker, this.#answers];
    if (!worker || !answers || this.#pending.size === 0) return;
    for (
      let next = receiveMessageOnPort(answers);
      next !== undefined;
      next = receiveMessageOnPort(answers)
    ) {
      this.#receive(worker, next.message as AnswerMessage);
    }
  }

  #receive(worker: Worker, message: AnswerMessage): void {
    if (worker !== this.#worker) return;
    if (message.type === 'notification') {
      this.events.onNotification(message.channel, message.payload);
    } else {
      const pending = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      if (pending) this.#tellIfSlow(pending);
      this.storage = message.storage;
      this.#watch(worker);
      if (message.type === 'result') pending?.resolve(message.result);
      else pending?.reject(new DatabaseError(message.error));
    }
  }

  #tellIfSlow({ request, startedAt, timeoutMs }: Pending): void {
    if (timeoutMs > EXPECTED_SLOW_MS) return;
    const ms = Math.round(performance.now() - startedAt);
    if (ms < this.#slowMs || !('text' in request)) return;
    this.#sink({ type: 'slow-statement', ms, text: request.text });
  }

  #lose(worker: Worker, reason: string): void {
    if (worker !== this.#worker) return;
    this.poll(); // handles responses that have already arrived
    this.#worker = undefined;
    this.#answers?.close();
    clearTimeout(this.#timer);
    this.#sink({ type: 'stopped', reason });
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    // it is unknown whether their writes reached the disk, so they must not simply be repeated
    for (const { reject } of pending) reject(unavailable(reason, false));
    this.events.onLost(unavailable(reason, true));
    if (performance.now() - this.#startedAt > HEALTHY_MS) this.#backoffMs = FIRST_BACKOFF_MS;
    // The old engine must have stopped using the directory before a new one opens it.
    this.#change = worker.terminate();
    void this.#change.finally(() => this.#restartLater());
  }

  #restartLater(): void {
    if (this.#closed) return;
    this.#restartTimer = setTimeout(() => void this.#restart(), this.#backoffMs);
    this.#backoffMs = Math.min(this.#backoffMs * 2, LAST_BACKOFF_MS);
  }

  async #restart(): Promise<void> {
    const began = performance.now();
    const started = this.start();
    this.#change = started.catch(() => undefined);
    try {
      await started;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#sink({ type: 'start-failed', reason, retryInMs: this.#backoffMs });
      this.#restartLater();
      return;
    }
    if (this.#closed) return;
    this.restarts += 1;
    const ms = Math.round(performance.now() - began);
    this.#sink({ type: 'restarted', restarts: this.restarts, ms });
    this.events.onRestarted();
  }

  /** Ends the worker permanently without a checkpoint. The next start recovers all data from the log. */
  async abandon(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#restartTimer);
    if (this.#worker) this.#lose(this.#worker, 'the database was shut down');
    await this.#change;
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#restartTimer);
    const worker = this.#worker;
    if (!worker) {
      await this.#change;
      return;
    }
    await this.run({ kind: 'close' }, START_LIMIT_MS).finally(async () => {
      clearTimeout(this.#timer);
      this.#worker = undefined;
      this.#answers?.close();
      await worker.terminate();
    });
  }
}
