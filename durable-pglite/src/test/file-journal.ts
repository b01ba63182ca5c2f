/**
 * Loaded before a program and in its worker threads. This module records every call that changes or syncs a file below
 * JOURNAL_ROOT, so that a power loss can be replayed.
 */
import fs, { type PathLike } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { note } from './journal.ts';

const root = process.env['JOURNAL_ROOT'];

/** The path below the root; undefined for other files. */
function ours(name: PathLike): string | undefined {
  if (root === undefined) return undefined;
  const relative = path.relative(root, path.resolve(String(name)));
  return relative.startsWith('..') ? undefined : relative;
}

const opened = new Set<number>();

function opens(name: PathLike, flags: fs.OpenMode | undefined, fd: number): void {
  const at = ours(name);
  if (at === undefined) return;
  const creates = typeof flags === 'number' ? flags & fs.constants.O_CREAT : flags !== 'r';
  if (creates) note({ op: 'create', path: at });
  note({ op: 'open', path: at, fd });
  opened.add(fd);
}

function watchFiles(): void {
  const real = { ...fs };
  fs.openSync = (name, flags, mode) => {
    const fd = real.openSync(name, flags, mode);
    opens(name, flags, fd);
    return fd;
  };
  fs.closeSync = (fd) => {
    real.closeSync(fd);
    if (opened.delete(fd)) note({ op: 'close', fd });
  };
  // The engine always passes offset, length and position.
  fs.writeSync = ((fd: number, buffer: Uint8Array, from: number, length: number, at: number) => {
    const written = real.writeSync(fd, buffer, from, length, at);
    if (opened.has(fd)) {
      const bytes = Buffer.from(buffer.buffer, buffer.byteOffset + from, written);
      note({ op: 'write', fd, at, bytes });
    }
    return written;
  }) as typeof fs.writeSync;
  fs.ftruncateSync = (fd, size) => {
    real.ftruncateSync(fd, size);
    if (opened.has(fd)) note({ op: 'truncate', fd, size: size ?? 0 });
  };
  fs.truncateSync = (name, size) => {
    const fd = fs.openSync(name as PathLike, 'r+');
    fs.ftruncateSync(fd, size);
    fs.closeSync(fd);
  };
  // The replay of the journal decides which data reaches the disk, so no call needs a real sync.
  for (const name of ['fsyncSync', 'fdatasyncSync'] as const) {
    fs[name] = (fd) => (opened.has(fd) ? note({ op: 'sync', fd }) : real[name](fd));
  }
}

function watchNames(): void {
  const real = { ...fs };
  fs.writeFileSync = (name, data, options) => {
    real.writeFileSync(name, data, options);
    const at = typeof name === 'number' ? undefined : ours(name as PathLike);
    if (at === undefined) return;
    if (data !== '') throw new Error(`${at} was written by a call that is not watched`);
    note({ op: 'create', path: at });
  };
  fs.renameSync = (from, to) => {
    real.renameSync(from, to);
    const [path, target] = [ours(from), ours(to)];
    if (path !== undefined && target !== undefined) note({ op: 'rename', path, to: target });
  };
  fs.mkdirSync = ((name: PathLike, options?: fs.MakeDirectoryOptions) => {
    const made = real.mkdirSync(name, options);
    const at = ours(name);
    if (at !== undefined && options?.recursive !== true) note({ op: 'mkdir', path: at });
    return made;
  }) as typeof fs.mkdirSync;
  fs.unlinkSync = (name) => {
    real.unlinkSync(name);
    const at = ours(name);
    if (at !== undefined) note({ op: 'unlink', path: at });
  };
  fs.rmdirSync = (name) => {
    real.rmdirSync(name);
    const at = ours(name);
    if (at !== undefined) note({ op: 'rmdir', path: at });
  };
}

watchFiles();
watchNames();
syncBuiltinESMExports();
