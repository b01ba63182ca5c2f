import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, closeSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface ServerProcess {
  port: number;
  pid: number;
  /** The time from the start of the server until it reported that it is ready. */
  startedInMs: number;
  /** Current resident memory, in MB; NaN except on Linux. */
  memory(): number;
  /** Processor time so far, in ms; NaN except on Linux. */
  processorMs(): number;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 2;
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/**
 * Starts a server with its output in a file, as an operator would. `says` matches the output of a server that is ready;
 * its first group is the port.
 */
export async function startServer(
  file: string,
  { args = [], env = {}, says }: { args?: string[]; env?: Record<string, string>; says: RegExp },
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-bench-log-'));
  const output = join(folder, 'output');
  const to = openSync(output, 'a');
  const from = performance.now();
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', to, to],
  });
  closeSync(to);
  running.add(child);
  const port = await saidPort(child, output, says);
  const startedInMs = performance.now() - from;
  return {
    port,
    pid: child.pid ?? 0,
    startedInMs,
    memory: () => residentMegabytes(child.pid ?? 0),
    processorMs: () => processorMs(child.pid ?? 0),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      running.delete(child);
      rmSync(folder, { recursive: true });
    },
  };
}

async function saidPort(child: ChildProcess, output: string, says: RegExp): Promise<number> {
  for (;;) {
    const ended = child.exitCode !== null || child.signalCode !== null;
    const text = readFileSync(output, 'utf8');
    const port = says.exec(text)?.[1];
    if (port !== undefined) return Number(port);
    if (ended) throw new Error(`the server ended (${child.exitCode ?? child.signalCode}): ${text}`);
    await wait(LOOK_EVERY_MS);
  }
}

function residentMegabytes(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) / 1024;
}

/** Linux counts processor time in hundredths of a second (USER_HZ). */
const TICK_MS = 10;

function processorMs(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The process name may contain any character, so parse after it: field 3 and following (proc_pid_stat(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
