import { parentPort, workerData } from 'node:worker_threads';
import { openCluster, runInitdb, type OpenedCluster } from '../storage/cluster.ts';
import { errorFields, execute, type Session } from './execute.ts';
import type { AnswerMessage, WorkerData, WorkerMessage, WorkerRequest } from './protocol.ts';
import { Statements } from './statements.ts';

/** The exit state of a statement that failed with an ordinary error; any other state is a crash. */
const STATEMENT_FAILED = 100;

const options = workerData as WorkerData;
const lastLines: string[] = [];

function post(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

function tell(message: AnswerMessage): void {
  options.answers.postMessage(message);
}

/**
 * Ends the worker immediately, even during a call of the engine, because PostgreSQL must not continue after a fatal
 * error.
 */
function stopOnFatal(message: string): never {
  post({ type: 'fatal', message });
  process.exit(1);
}

let serving = false;

function onStderr(line: string): void {
  lastLines.push(line);
  if (lastLines.length > 20) lastLines.shift();
  if (serving && /^(PANIC|FATAL): /.test(line)) stopOnFatal(line);
}

/**
 * Ends the worker after a WebAssembly trap or an exit within the engine's loop, which the engine itself would ignore.
 */
function watchForCrashes({ database }: OpenedCluster): void {
  const module = database.Module;
  const once = module._PostgresMainLoopOnce.bind(module);
  module._PostgresMainLoopOnce = () => {
    try {
      once();
    } catch (error) {
      if ((error as { status?: number }).status !== STATEMENT_FAILED) stopOnFatal(String(error));
      throw error;
    }
  };
}

async function serve(): Promise<void> {
  const cluster = await openCluster(options.directory, options.extensions, onStderr);
  watchForCrashes(cluster);
  cluster.database.onNotification((channel, payload) =>
    tell({ type: 'notification', channel, payload }),
  );
  serving = true;
  const { database, storage } = cluster;
  const session = { database, statements: new Statements(database) };
  let previous = Promise.resolve();
  parentPort?.on('message', (message: WorkerRequest) => {
    previous = previous.then(() => answer(session, storage, message));
  });
  post({ type: 'ready' });
}

async function answer(
  session: Session,
  { counters: storage }: OpenedCluster['storage'],
  { id, request }: WorkerRequest,
): Promise<void> {
  try {
    const result = await execute(session, request, options.directory);
    tell({ type: 'result', id, result, storage });
  } catch (error) {
    const fields = errorFields(error);
    if (fields.severity === 'PANIC' || fields.severity === 'FATAL') stopOnFatal(fields.message);
    tell({ type: 'error', id, error: fields, storage });
  }
}

try {
  if (options.task === 'initdb') {
    await runInitdb(options.directory);
    post({ type: 'ready' });
  } else {
    await serve();
  }
} catch (error) {
  const lines = lastLines.length > 0 ? ` (${lastLines.join(' | ')})` : '';
  post({ type: 'boot-failed', message: `${(error as Error).message}${lines}` });
  process.exit(1);
}
