/** The bare server that pages are compared with: the same bytes under the same headers, and nothing else. */
import { createServer } from 'node:http';
import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';

const [, , file] = process.argv;
/** @type {Record<string, { headers: string[], body: string }>} */
const given = file === undefined ? {} : JSON.parse(readFileSync(file, 'utf8'));
const answers = new Map(
  Object.entries(given).map(([path, { headers, body }]) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
);

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (!answer) return response.writeHead(404).end();
  return response.writeHead(200, answer.headers).end(answer.body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});
