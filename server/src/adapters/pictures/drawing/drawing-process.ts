import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  PictureDrawerBusyError,
  PictureRefusedError,
  type PictureDrawer,
} from '../../../picture-ports.ts';
import { ROOT } from '../../../root-folder.ts';
import type { Order, Result } from './protocol.ts';

export interface DrawingLimits {
  /** For one picture, in milliseconds. */
  drawMs: number;
  avifMs: number;
  /** For loading the library, in milliseconds. */
  startMs: number;
  /** Milliseconds without work after which the process ends to free its memory. */
  idleMs: number;
  /** The number of pictures that may wait behind the current one, and their longest wait in milliseconds. */
  queue: number;
  queueMs: number;
}

const LIMITS: DrawingLimits = {
  drawMs: 10_000,
  avifMs: 60_000,
  startMs: 30_000,
  idleMs: 30_000,
  queue: 20,
  queueMs: 8000,
};
interface DrawingProgram {
  file: string;
  /** Node's options, before the file name. */
  execArgv: readonly string[];
}

/** The built worker, even if tests run everything else from its sources. */
const BUILT: DrawingProgram = {
  file: fileURLToPath(new URL('server/dist/drawing-worker.js', ROOT)),
  execArgv: [],
};
const MAX_HEAP_MB = 128;

/** Draws in a child process. If the process takes too long, it is killed, and the next picture gets a new process. */
export function drawingProcess(
  options: Partial<DrawingLimits & DrawingProgram> = {},
): PictureDrawer {
  const limits = { ...LIMITS, ...BUILT, ...options };
  let child: Child | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let [waiting, closed] = [0, false];

  async function carryOut(order: Order, withinMs: number): Promise<Result> {
    if (closed) throw new PictureDrawerBusyError('closed');
    // an idle process may have ended in the meantime
    if (child === null || child.ended) child = startChild(limits);
    const result = await child.ask(order, withinMs);
    // the product killed the process in order to close, so the picture isn't to blame
    if (result === null && closed) throw new PictureDrawerBusyError('closed');
    if (result === null) throw new PictureRefusedError('laborious');
    if (result.kind === 'refused')
      throw new PictureRefusedError(result.fault, { cause: new Error(result.why) });
    return result;
  }

  function inTurn(order: Order, withinMs: number): Promise<Result> {
    if (closed || waiting > limits.queue)
      throw new PictureDrawerBusyError('too many pictures are waiting');
    const isBehind = waiting > 0;
    waiting += 1;
    const since = performance.now();
    const work = last
      .then(() => {
        if (isBehind && performance.now() - since > limits.queueMs)
          throw new PictureDrawerBusyError('late');
        return carryOut(order, withinMs);
      })
      .finally(() => {
        waiting -= 1;
      });
    last = work.catch(() => undefined);
    return work;
  }

  return {
    get hasRoom() {
      return !closed && waiting <= limits.queue;
    },
    draw: async (path, format) => {
      const result = await inTurn({ kind: 'draw', path, format }, limits.drawMs);
      if (result.kind !== 'drawn')
        throw new Error(`the drawing process answered with ${result.kind}`);
      return result.drawing;
    },
    drawAvif: async (master, width) => {
      if (waiting > 0) throw new PictureDrawerBusyError('uploads come first');
      const result = await inTurn({ kind: 'avif', master, width }, limits.avifMs);
      if (result.kind !== 'avif')
        throw new Error(`the drawing process answered with ${result.kind}`);
      return result.content;
    },
    close: async () => {
      closed = true;
      child?.kill();
      await last;
    },
  };
}

interface Child {
  readonly ended: boolean;
  /**
   * Sends an order. Resolves to null if it didn't finish within its limits of time and memory. Throws if the process
   * didn't start.
   */
  ask(order: Order, withinMs: number): Promise<Result | null>;
  kill(): void;
}

function startChild(options: DrawingLimits & DrawingProgram): Child {
  const { startMs, idleMs, file, execArgv } = options;
  const worker = fork(file, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, ...execArgv],
    // the process needs none of the product's secrets
    env: { PATH: process.env['PATH'] ?? '' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // while the worker draws, its timer keeps this process alive; an idle worker doesn't
  worker.unref();
  worker.channel?.unref();
  let ended = false;
  worker.once('exit', () => (ended = true));
  const kill = () => void worker.kill('SIGKILL');
  const started = next(worker, startMs);
  let idle: NodeJS.Timeout | undefined;
  return {
    get ended() {
      return ended;
    },
    ask: async (order, withinMs) => {
      clearTimeout(idle);
      if ((await started)?.kind !== 'ready') {
        kill();
        throw new PictureDrawerBusyError('the drawing process does not start');
      }
      const answered = next(worker, withinMs);
      worker.send(order, () => undefined); // a process that has ended sends no answer, which `next` notices
      const result = await answered;
      if (result === null) {
        kill();
        ended = true;
      }
      idle = setTimeout(() => {
        ended = true;
        kill();
      }, idleMs).unref();
      return result;
    },
    kill,
  };
}

/** The next message; null if none arrives in time or the process has ended. */
function next(worker: ChildProcess, withinMs: number): Promise<Result | null> {
  return new Promise((resolve) => {
    const done = (result: Result | null) => {
      clearTimeout(late);
      worker.off('message', done).off('exit', gone).off('error', gone);
      resolve(result);
    };
    const gone = () => done(null);
    const late = setTimeout(gone, withinMs);
    worker.on('message', done).on('exit', gone).on('error', gone);
  });
}
