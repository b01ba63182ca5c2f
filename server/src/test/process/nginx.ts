import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export interface Nginx {
  port: number;
  stop(): Promise<void>;
}

const PATIENCE_MS = 10_000;

export function findNginx(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
}

/** Starts nginx with one worker process. `http` is the content of its `http` block. All its files are in `root`. */
export async function startNginx(
  program: string,
  root: string,
  http: (port: number) => string,
): Promise<Nginx> {
  await mkdir(root, { recursive: true });
  const port = await freePort();
  const file = join(root, 'nginx.conf');
  await writeFile(file, configuration(root, http(port)));
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

const configuration = (root: string, http: string) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${root}/nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${root}/${name};`).join('\n  ')}
  ${http}
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
