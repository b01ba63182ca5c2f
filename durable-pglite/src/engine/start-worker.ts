import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import { DataDirectoryError } from '../errors.ts';
import type { WorkerData, WorkerMessage, WorkerOptions } from './protocol.ts';

/**
 * The time limit of a start in ms. It is generous, because the first start has to run initdb and the machine may be
 * busy.
 */
export const START_LIMIT_MS = 300_000;

interface Started {
  worker: Worker;
  answers: MessagePort;
}

/** Starts a worker and waits until it is ready. Terminates it if that takes too long. */
export async function startWorker(options: WorkerOptions): Promise<Started> {
  const { port1: answers, port2 } = new MessageChannel();
  const workerData: WorkerData = { ...options, answers: port2 };
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    workerData,
    transferList: [port2],
  });
  answers.unref(); // the worker, and not this port, keeps the process running
  const started = new AbortController();
  let limit: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string) => reject(new DataDirectoryError(why));
      limit = setTimeout(() => fail('the database did not start in time'), START_LIMIT_MS);
      const onMessage = (message: WorkerMessage) => {
        if (message.type === 'ready') resolve();
        else if (message.type === 'boot-failed' || message.type === 'fatal') fail(message.message);
      };
      const onError = (error: Error) => fail(error.message);
      const onExit = () => fail('the database worker ended while it started');
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      started.signal.addEventListener('abort', () =>
        worker.off('message', onMessage).off('error', onError).off('exit', onExit),
      );
    });
  } catch (error) {
    answers.close();
    await worker.terminate();
    throw error;
  } finally {
    clearTimeout(limit);
    started.abort();
  }
  return { worker, answers };
}

/** Runs initdb in a separate worker, whose memory is freed when it ends. */
export async function initialiseInWorker(directory: string): Promise<void> {
  const { worker, answers } = await startWorker({ task: 'initdb', directory, extensions: [] });
  answers.close();
  await worker.terminate();
}
