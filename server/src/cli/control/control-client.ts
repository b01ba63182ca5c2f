import { request } from 'node:http';
import { PROOF_HEADER, proofOf, readControlFile } from './control-file.ts';
import { OperationError } from '../operation-error.ts';

const PATIENCE_MS = 10 * 60_000;

/**
 * Sends a command to the process that holds the data directory. Returns null if no process answers, so that the caller
 * may open the directory.
 */
export async function askRunning(
  dataDir: string,
  action: string,
  order: Record<string, unknown> = {},
): Promise<Record<string, unknown> | null> {
  const address = await readControlFile(dataDir);
  if (!address) return null;
  const { port, token } = address;
  const answer = await post(port, `/${action}`, token, order).catch(
    (error: NodeJS.ErrnoException) => {
      if (isSilence(error.code ?? '')) return null;
      throw error;
    },
  );
  // another program may have taken the port of a killed process
  if (answer?.proof !== proofOf(token)) return null;
  if (answer.status === 200) return answer.body;
  throw new OperationError(
    `the running Wayfarer (process ${address.pid}) couldn't do it: ${String(answer.body['message'])}`,
  );
}

/** True if no process answers: it was killed, or is ending, or a program that doesn't speak HTTP has its port. */
function isSilence(code: string): boolean {
  return ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code) || code.startsWith('HPE_');
}

interface ControlAnswer {
  status: number;
  proof: unknown;
  body: Record<string, unknown>;
}

function post(port: number, path: string, token: string, order: Record<string, unknown>) {
  return new Promise<ControlAnswer>((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path, method: 'POST', timeout: PATIENCE_MS },
      (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response;
          resolve({ status, proof: headers[PROOF_HEADER], body: parsed(text) });
        });
      },
    );
    call.setHeader('authorization', `Bearer ${token}`);
    call.on('timeout', () =>
      call.destroy(new Error('the running Wayfarer did not answer in time')),
    );
    call.on('error', reject);
    call.end(JSON.stringify(order));
  });
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
