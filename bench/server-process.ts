import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

export interface ServerProcess {
  port: number;
  /** From its start until it said that it serves. */
  startedInMs: number;
  /** Memory that belongs to it now, in MB; NaN where the system does not tell. */
  memory(): number;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Starts a program that serves; the first group of `says` in its output is its port. */
export async function startServer(
  file: string,
  { args = [], env = {}, says }: { args?: string[]; env?: Record<string, string>; says: RegExp },
): Promise<ServerProcess> {
  const from = performance.now();
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  running.add(child);
  let output = '';
  let found: string | undefined;
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the server ended: ${output}`)));
    for (const stream of [child.stdout, child.stderr]) {
      // Read to the end, or the server would wait for its reader; kept until it serves.
      stream.on('data', (part: Buffer) => {
        if (found !== undefined) return;
        output += part.toString();
        found = says.exec(output)?.[1];
        if (found !== undefined) resolve(Number(found));
      });
    }
  });
  const startedInMs = performance.now() - from;
  return {
    port,
    startedInMs,
    memory: () => residentMegabytes(child.pid ?? 0),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      running.delete(child);
    },
  };
}

function residentMegabytes(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) / 1024;
}
