import { request } from 'node:http';
import { readControlFile } from './control-file.ts';
import { OperationError } from './operation-error.ts';

const PATIENCE_MS = 10 * 60_000;

/**
 * Asks the process that holds the data directory to do something. Answers null where no process
 * answers there, so that the caller may take the directory itself.
 */
export async function askRunning(
  dataDir: string,
  action: string,
): Promise<Record<string, unknown> | null> {
  const address = await readControlFile(dataDir);
  if (!address) return null;
  const answer = await post(address.port, `/${action}`, address.token).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return null; // it was killed and could not tidy up
      throw error;
    },
  );
  // Another program may have the port of a process that was killed.
  if (answer === null || answer.status === 403 || answer.status === 404) return null;
  if (answer.status === 200) return answer.body;
  throw new OperationError(
    `the running Wayfarer (process ${address.pid}) could not do it: ${String(answer.body['message'])}`,
  );
}

function post(port: number, path: string, token: string) {
  return new Promise<{ status: number; body: Record<string, unknown> }>((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path, method: 'POST', timeout: PATIENCE_MS },
      (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: parsed(text) }));
      },
    );
    call.setHeader('authorization', `Bearer ${token}`);
    call.on('timeout', () =>
      call.destroy(new Error('the running Wayfarer did not answer in time')),
    );
    call.on('error', reject);
    call.end();
  });
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
