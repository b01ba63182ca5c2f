import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DirectoryInUseError } from '../errors.ts';

const FILE = 'owner.lock';
const BEAT_MS = 2_000;
/** The time in milliseconds since its last heartbeat after which an owner on another host counts as dead. */
const STALE_MS = 10_000;
/**
 * The age in milliseconds from which a heartbeat certainly belongs to a dead owner, even if the hosts' clocks differ.
 */
const LONG_DEAD_MS = 120_000;

interface Owner {
  host: string;
  /** The namespace (container) within which a process id is unique. */
  space: string;
  pid: number;
  start: string;
  token: string;
}

export interface DirectoryLock {
  release(): void;
}

/** The start time of a process in kernel ticks, which distinguishes it from a later process with the same id. */
function startOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return ''; // this system has no /proc, or there is no such process
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

/** @throws Any error that prevents reading the file, unless it is absent */
function readOwner(file: string): Owner | undefined {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return JSON.parse(text) as Owner;
  } catch {
    return undefined; // a crash during the write has truncated the file
  }
}

/**
 * Locks the directory for this process, or rejects with {@link DirectoryInUseError}. The lock has two parts: a name
 * owned by the kernel that vanishes with the process (Linux, Windows), and a file with the owner's identity, which also
 * works on macOS and for containers that share a volume. `onLost` is called once if another process takes over the
 * directory while this one was suspended.
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
    const dead = await waitForDeath(directory, file);
    return writeOwner(file, dead, guard, onLost);
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
    server.once('error', reject);
    server.listen(name, resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new DirectoryInUseError(directory, readOwner(file));
  });
  server.unref();
  return server;
}

/** Waits until the recorded owner is dead, and returns it. Throws if it is alive. */
async function waitForDeath(directory: string, file: string): Promise<Owner | undefined> {
  const owner = readOwner(file);
  if (!owner) return undefined;
  const here = owner.host === os.hostname() && owner.space === processSpace();
  if (here) {
    if (isAlive(owner)) throw new DirectoryInUseError(directory, owner);
    return owner;
  }
  const beat = beatOf(file);
  if (Date.now() - beat > LONG_DEAD_MS) return owner;
  const until = performance.now() + STALE_MS;
  while (performance.now() < until) {
    await delay(BEAT_MS / 4);
    if (beatOf(file) !== beat && readOwner(file)) throw new DirectoryInUseError(directory, owner);
  }
  return owner;
}

function beatOf(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Removes a dead owner's file. Another process may have replaced the file since the check, so it is first moved to a
 * name that no other process uses. If it then turns out to be a live owner's file, it is put back.
 */
function removeDead(file: string, aside: string, dead: Owner | undefined): void {
  try {
    fs.renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = readOwner(aside);
  try {
    if (moved && moved.token !== dead?.token) {
      linkFirst(aside, file);
      throw new DirectoryInUseError(path.dirname(file), moved);
    }
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

/** Renames `draft` to `file` without overwriting it, so that only one of two processes succeeds. */
function linkFirst(draft: string, file: string): void {
  try {
    fs.linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new DirectoryInUseError(path.dirname(file), readOwner(file));
  }
}

function writeOwner(
  file: string,
  dead: Owner | undefined,
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
  try {
    removeDead(file, `${draft}.dead`, dead);
    linkFirst(draft, file);
  } finally {
    fs.rmSync(draft, { force: true });
  }
  const beat = setInterval(() => {
    if (isOurs(file, token)) return;
    clearInterval(beat);
    onLost();
  }, BEAT_MS);
  beat.unref();
  return {
    release() {
      clearInterval(beat);
      try {
        if (readOwner(file)?.token === token) fs.rmSync(file, { force: true });
      } finally {
        guard?.close();
      }
    },
  };
}

/** Writes a heartbeat. Returns false only if the file says that another process owns the directory. */
function isOurs(file: string, token: string): boolean {
  try {
    if (readOwner(file)?.token !== token) return false;
    const now = new Date();
    fs.utimesSync(file, now, now);
  } catch {
    // Too many open files or a failing disk say nothing about the owner; the next heartbeat checks again.
  }
  return true;
}
