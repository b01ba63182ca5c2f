/** nginx as a server of the same bytes under the same headers, where it is installed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { delimiter, join } from 'node:path';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../server/src/test/process/product-process.ts';

/** Status 200 as it came over the wire: names and values of the headers in turn, and the body in base64. */
export interface RawAnswer {
  headers: readonly string[];
  body: string;
}

export interface Nginx {
  port: number;
  stop(): Promise<void>;
}

/** What nginx writes itself for a file. */
const ITS_OWN = /^(?:content-length|content-type|etag|last-modified|accept-ranges)$/i;
const PATIENCE_MS = 10_000;

function installed(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
}

/** One worker process, as the product is one; its files and its configuration lie in `dir`. */
export async function startNginx(
  dir: string,
  answers: Readonly<Record<string, RawAnswer>>,
): Promise<Nginx | null> {
  const program = installed();
  if (program === undefined) return null;
  const root = join(dir, 'nginx');
  await mkdir(root);
  const port = await freePort();
  const locations: string[] = [];
  for (const [index, [path, { headers, body }]] of Object.entries(answers).entries()) {
    await writeFile(join(root, `${index}.body`), Buffer.from(body, 'base64'));
    locations.push(location(path, `${index}.body`, headers));
  }
  const file = join(root, 'nginx.conf');
  await writeFile(file, configuration(root, port, locations));
  const child = spawn(program, ['-p', root, '-e', join(root, 'error.log'), '-c', file], {
    stdio: 'ignore',
  });
  const killWithUs = () => void child.kill('SIGTERM');
  process.once('exit', killWithUs);
  const ended = once(child, 'exit');
  await serves(port);
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', killWithUs);
    },
  };
}

function location(path: string, file: string, headers: readonly string[]): string {
  const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
  const added: string[] = [];
  let type = 'application/octet-stream';
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2);
    if (name.toLowerCase() === 'content-type') type = value;
    if (!ITS_OWN.test(name)) added.push(`add_header ${name} ${quoted(value)};`);
  }
  return `location = ${path} {
    default_type ${quoted(type)};
    ${added.join('\n    ')}
    try_files /${file} =404;
  }`;
}

/** Without logs, with files kept open and connections that last: as fast as it can be. */
const configuration = (root: string, port: number, locations: readonly string[]) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${root}/nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=100;
  types {}
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${root}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${root};
  ${locations.join('\n  ')}
  }
}
`;

async function serves(port: number): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  const answers = () =>
    new Promise<boolean>((resolve) => {
      get({ host: '127.0.0.1', port, agent: false }, (answer) => {
        answer.resume();
        resolve(true);
      }).once('error', () => resolve(false));
    });
  while (!(await answers())) {
    if (performance.now() > until) throw new Error('nginx does not serve');
    await wait(50);
  }
}
