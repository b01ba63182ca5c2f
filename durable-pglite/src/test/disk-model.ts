/** A model of a disk that loses power: synced data survives, and so does a random part of the other data. */
import fs from 'node:fs';
import path from 'node:path';
import type { JournalEntry } from './journal.ts';

/** The unit that a disk writes atomically, in bytes. */
const SECTOR = 512;

interface Inode {
  /** The name on the disk; undefined while the file has none. */
  name: string | undefined;
  /** Changes that aren't synced yet. */
  changes: Change[];
}

type Change = { at: number; bytes: Buffer } | { size: number };

/**
 * Replays a journal on a directory, which has the state of the disk when the journal began. Names behave as on
 * journaling file systems: they change in order, and any sync writes all of them to disk.
 */
export class DiskModel {
  readonly #directory: string;
  /** Names as the program sees them; null for a name that was removed. */
  readonly #seen = new Map<string, Inode | null>();
  readonly #inodes = new Set<Inode>();
  readonly #open = new Map<number, Inode>();
  #names: (() => void)[] = [];

  constructor(directory: string) {
    this.#directory = directory;
  }

  play(entry: JournalEntry): void {
    switch (entry.op) {
      case 'create':
        return this.#create(entry.path);
      case 'mkdir':
        return this.#later(() => fs.mkdirSync(this.#at(entry.path)));
      case 'rmdir':
        return this.#later(() => fs.rmdirSync(this.#at(entry.path)));
      case 'unlink':
        return this.#unlink(entry.path);
      case 'rename':
        return this.#rename(entry.path, entry.to);
      case 'open':
        this.#open.set(entry.fd, this.#inode(entry.path));
        return;
      case 'close':
        this.#open.delete(entry.fd);
        return;
      case 'write':
        this.#opened(entry.fd).changes.push(entry);
        return;
      case 'truncate':
        this.#opened(entry.fd).changes.push(entry);
        return;
      case 'sync':
        return this.#sync(this.#opened(entry.fd));
      case 'acknowledge':
        return;
    }
  }

  /** Syncs everything, so that nothing is lost. */
  syncAll(): void {
    for (const inode of this.#inodes) this.#sync(inode);
  }

  /** Loses power. About a share `kept` of the unsynced changes reaches the disk; a write may be torn at any sector. */
  losePower(kept: number, random: () => number): void {
    const names = Math.floor(random() * (this.#names.length + 1));
    for (const act of this.#names.slice(0, kept === 0 ? 0 : names)) act();
    for (const inode of this.#inodes) {
      const changes = inode.changes.flatMap(torn).filter(() => random() < kept);
      write(inode, changes, this.#directory);
    }
  }

  #at(name: string): string {
    return path.join(this.#directory, name);
  }

  #later(act: () => void): void {
    this.#names.push(act);
  }

  #known(name: string): Inode | null {
    const seen = this.#seen.get(name);
    if (seen !== undefined) return seen;
    return fs.existsSync(this.#at(name)) ? this.#remember(name, { name, changes: [] }) : null;
  }

  #inode(name: string): Inode {
    const found = this.#known(name);
    if (!found) throw new Error(`the journal does not tell where ${name} comes from`);
    return found;
  }

  #opened(fd: number): Inode {
    const found = this.#open.get(fd);
    if (!found) throw new Error(`the journal does not tell what was opened as ${fd}`);
    return found;
  }

  #remember(name: string, inode: Inode): Inode {
    this.#seen.set(name, inode);
    this.#inodes.add(inode);
    return inode;
  }

  #create(name: string): void {
    if (this.#known(name)) return;
    const inode = this.#remember(name, { name: undefined, changes: [] });
    this.#later(() => {
      fs.writeFileSync(this.#at(name), '');
      inode.name = name;
    });
  }

  #unlink(name: string): void {
    const inode = this.#inode(name);
    this.#seen.set(name, null);
    this.#later(() => {
      fs.unlinkSync(this.#at(name));
      inode.name = undefined;
    });
  }

  #rename(from: string, to: string): void {
    const [inode, replaced] = [this.#inode(from), this.#known(to)];
    this.#seen.set(from, null);
    this.#seen.set(to, inode);
    this.#later(() => {
      fs.renameSync(this.#at(from), this.#at(to));
      if (replaced) replaced.name = undefined;
      inode.name = to;
    });
  }

  #sync(inode: Inode): void {
    for (const act of this.#names) act();
    this.#names = [];
    write(inode, inode.changes, this.#directory);
    inode.changes = [];
  }
}

/** Splits a write at the boundaries of sectors. */
function torn(change: Change): Change[] {
  if ('size' in change) return [change];
  const pieces: Change[] = [];
  for (let from = 0; from < change.bytes.length;) {
    const at = change.at + from;
    const length = SECTOR - (at % SECTOR);
    pieces.push({ at, bytes: change.bytes.subarray(from, from + length) });
    from += length;
  }
  return pieces;
}

function write({ name }: Inode, changes: readonly Change[], directory: string): void {
  if (name === undefined || changes.length === 0) return;
  const file = fs.openSync(path.join(directory, name), 'r+');
  for (const change of changes) {
    if ('size' in change) fs.ftruncateSync(file, change.size);
    else fs.writeSync(file, change.bytes, 0, change.bytes.length, change.at);
  }
  fs.closeSync(file);
}
