/** Pages and lists that are kept ready, beside a bare server and nginx with the same bytes. */
import { get, type IncomingMessage } from 'node:http';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answersPerSecond } from './load.ts';
import { compare, type Line } from './measure.ts';
import { type RawAnswer, startNginx } from './nginx.ts';
import { findPages } from './pages.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const REFERENCE = fileURLToPath(new URL('reference-server.mjs', import.meta.url));
const headers = { 'accept-encoding': 'br', accept: 'text/html,*/*' };
const LOAD = { connections: 16, ms: 1500 };

/** Status, headers and bytes as they come over the wire. */
async function fetchRaw(port: number, path: string): Promise<RawAnswer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, resolve).once('error', reject);
  });
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  if (answer.statusCode !== 200) throw new Error(`${path} was answered ${answer.statusCode}`);
  const automatic = /^(?:date|connection|keep-alive|transfer-encoding)$/i;
  const kept: string[] = [];
  for (let at = 0; at < answer.rawHeaders.length; at += 2) {
    const [name = '', value = ''] = answer.rawHeaders.slice(at, at + 2);
    if (!automatic.test(name)) kept.push(name, value);
  }
  return { headers: kept, body: Buffer.concat(parts).toString('base64') };
}

export async function benchServing(
  product: ServerProcess,
  dir: string,
  rounds: number,
): Promise<Line[]> {
  const list = '/api/allSpots';
  const asked = [...(await findPages(product.port)), [list, list]] as const;
  const answers: Record<string, RawAnswer> = {};
  for (const [, path] of asked) answers[path] = await fetchRaw(product.port, path);
  const file = join(dir, 'answers.json');
  await writeFile(file, JSON.stringify(answers));
  const reference = await startServer(REFERENCE, { args: [file], says: /^(\d+)$/m });
  const nginx = await startNginx(dir, answers);
  const references = [
    { name: 'node:http', port: reference.port },
    ...(nginx ? [{ name: 'nginx', port: nginx.port }] : []),
  ];
  const lines: Line[] = [];
  for (const [page, path] of asked) {
    const ask = (port: number) => answersPerSecond({ port, path, headers }, LOAD);
    const size = kilobytes(answers[path]?.body ?? '');
    for (const { name, port } of references) {
      for (const warm of [product.port, port, product.port]) await ask(warm);
      const what = `GET ${page} (${size} KB br) / ${name}`;
      const [ours, theirs] = [() => ask(product.port), () => ask(port)];
      lines.push(await compare(what, 'answers/s', rounds, ours, theirs));
    }
  }
  await nginx?.stop();
  await reference.stop();
  return lines;
}

function kilobytes(base64: string): string {
  return (Buffer.byteLength(base64, 'base64') / 1000).toFixed(0);
}
