/**
 * The reference server. It serves the same bytes with the same headers, adds an id and a log line per request, and does
 * nothing else. Like the product's, its log is written to standard output in batches.
 */
import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { destination, pino, stdTimeFunctions } from 'pino';

const log = pino(
  { base: null, timestamp: stdTimeFunctions.isoTime },
  destination({ dest: 1, sync: true, minLength: 4096 }),
);
const [, , file] = process.argv;
/** @type {Record<string, { headers: string[], body: string }>} */
const given = file === undefined ? {} : JSON.parse(readFileSync(file, 'utf8'));
const answers = new Map(
  Object.entries(given).map(([path, { headers, body }]) => [
    path,
    { headers: [...headers, 'x-request-id', ''], body: Buffer.from(body, 'base64') },
  ]),
);

const server = createServer((request, response) => {
  const from = performance.now();
  const reqId = randomUUID();
  const answer = answers.get(request.url ?? '');
  const status = answer ? 200 : 404;
  if (answer) {
    answer.headers[answer.headers.length - 1] = reqId;
    response.writeHead(status, answer.headers).end(answer.body);
  } else response.writeHead(status).end();
  const ms = Math.round((performance.now() - from) * 10) / 10;
  log.info({ reqId, method: request.method, route: request.url, status, ms }, 'request');
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});
process.once('SIGTERM', () => process.exit(0));
