import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Logger } from '../../context.ts';
import { describeError } from '../../lib/describe-error.ts';
import { PROOF_HEADER, proofOf, removeControlFile, writeControlFile } from './control-file.ts';

/** Actions of a running process for commands. Their results are plain data. */
export type ControlActions = Readonly<
  Record<string, (order: Record<string, unknown>) => Promise<object>>
>;

export interface ControlServer {
  close(): Promise<void>;
}

/**
 * Accepts the operator's commands, only from this machine and with the token in the data directory. Commands have to
 * ask, because the embedded database belongs to this process.
 */
export async function startControl(
  dataDir: string,
  actions: ControlActions,
  log: Logger,
): Promise<ControlServer> {
  const token = randomBytes(32).toString('hex');
  const server = createServer((request, response) => {
    void answer(request, response, token, actions, log);
  });
  server.listen({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  server.unref();
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  await writeControlFile(dataDir, { port: address.port, token, pid: process.pid });
  return {
    close: async () => {
      await removeControlFile(dataDir);
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
  actions: ControlActions,
  log: Logger,
): Promise<void> {
  const send = (status: number, body: object) => {
    response.writeHead(status, {
      'content-type': 'application/json',
      connection: 'close',
      [PROOF_HEADER]: proofOf(token),
    });
    response.end(JSON.stringify(body));
  };
  if (!sameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) {
    response.writeHead(403, { connection: 'close' }).end();
    return;
  }
  const name = (request.url ?? '').slice(1);
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (request.method !== 'POST' || !action) return send(404, {});
  try {
    send(200, await action(await orderOf(request)));
    log.info({ command: name }, 'an operator command was carried out');
  } catch (error) {
    log.warn({ command: name, failure: describeError(error) }, 'an operator command failed');
    send(500, { message: error instanceof Error ? error.message : 'unknown' });
  }
}

async function orderOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

function sameSecret(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}
