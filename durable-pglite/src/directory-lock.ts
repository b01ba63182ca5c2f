import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DirectoryInUseError } from './errors.ts';

const FILE = 'owner.lock';
const BEAT_MS = 2_000;
/** An owner on another host that has not moved for this long is taken for dead. */
const STALE_MS = 10_000;
/** A beat this old needs no watching, whatever the clocks of the hosts say. */
const LONG_DEAD_MS = 120_000;

interface Owner {
  host: string;
  /** Process ids mean something inside one process namespace only (containers). */
  space: string;
  pid: number;
  start: string;
  token: string;
}

export interface DirectoryLock {
  release(): void;
}

/** When a process started, in the kernel's ticks: tells a process from a later one with its id. */
function startOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return ''; // no /proc on this system, or no such process
  }
}

function processSpace(): string {
  try {
    return fs.readlinkSync('/proc/self/ns/pid');
  } catch {
    return ''; // only Linux has namespaces
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return startOf(owner.pid) === owner.start;
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined; // absent, or cut off by a crash while it was written
  }
}

/**
 * Takes the directory for this process, or rejects with {@link DirectoryInUseError}. Two parts:
 * a kernel-owned name that vanishes with the process (Linux, Windows), and a file that names the
 * owner, which also covers macOS and containers that share a volume.
 * `onLost` is called once if another process takes the directory from a process that slept.
 */
export async function lockDirectory(
  directory: string,
  onLost: () => void,
  retryMs = 0,
): Promise<DirectoryLock> {
  const real = fs.realpathSync(directory);
  const deadline = Date.now() + retryMs;
  for (;;) {
    try {
      return await tryLock(real, onLost);
    } catch (error) {
      if (!(error instanceof DirectoryInUseError) || Date.now() >= deadline) throw error;
      await delay(Math.min(100, retryMs));
    }
  }
}

async function tryLock(directory: string, onLost: () => void): Promise<DirectoryLock> {
  const file = path.join(directory, FILE);
  const guard = await holdKernelName(directory, file);
  try {
    await waitForDeath(directory, file);
    return writeOwner(file, guard, onLost);
  } catch (error) {
    guard?.close();
    throw error;
  }
}

async function holdKernelName(directory: string, file: string): Promise<net.Server | undefined> {
  if (process.platform !== 'linux' && process.platform !== 'win32') return undefined;
  const { dev, ino } = fs.statSync(directory, { bigint: true });
  const key = createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32);
  const name =
    process.platform === 'linux' ? `\0durable-pglite-${key}` : `\\\\.\\pipe\\durable-pglite-${key}`;
  const server = net.createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE' ? new DirectoryInUseError(directory, readOwner(file)) : error,
      );
    });
    server.listen(name, resolve);
  });
  server.unref();
  return server;
}

/** Returns when the recorded owner is dead; throws when it lives. */
async function waitForDeath(directory: string, file: string): Promise<void> {
  const owner = readOwner(file);
  if (!owner) return;
  const here = owner.host === os.hostname() && owner.space === processSpace();
  if (here) {
    if (isAlive(owner)) throw new DirectoryInUseError(directory, owner);
    return;
  }
  const beat = beatOf(file);
  if (Date.now() - beat > LONG_DEAD_MS) return;
  const until = performance.now() + STALE_MS;
  while (performance.now() < until) {
    await delay(BEAT_MS / 4);
    if (beatOf(file) !== beat && readOwner(file)) throw new DirectoryInUseError(directory, owner);
  }
}

function beatOf(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function writeOwner(
  file: string,
  guard: net.Server | undefined,
  onLost: () => void,
): DirectoryLock {
  const token = randomUUID();
  const owner: Owner = {
    host: os.hostname(),
    space: processSpace(),
    pid: process.pid,
    start: startOf(process.pid),
    token,
  };
  const draft = `${file}.${token}`;
  fs.writeFileSync(draft, JSON.stringify(owner), { mode: 0o600 });
  fs.rmSync(file, { force: true });
  try {
    fs.linkSync(draft, file); // fails if another process was faster, where rename would overwrite
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new DirectoryInUseError(path.dirname(file), readOwner(file));
  } finally {
    fs.rmSync(draft, { force: true });
  }
  const beat = setInterval(() => {
    if (readOwner(file)?.token !== token) {
      clearInterval(beat);
      onLost();
      return;
    }
    const now = new Date();
    fs.utimesSync(file, now, now);
  }, BEAT_MS);
  beat.unref();
  return {
    release() {
      clearInterval(beat);
      if (readOwner(file)?.token === token) fs.rmSync(file, { force: true });
      guard?.close();
    },
  };
}
