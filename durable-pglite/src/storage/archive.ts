import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

// Reads and writes compressed tar archives, with only the features that a cluster needs: files and folders with short
// names.
const BLOCK = 512;
const REGULAR_FILE = '0';
const DIRECTORY = '5';
const NAME = { at: 0, length: 100 };
const SIZE = { at: 124, length: 12 };
const CHECKSUM = { at: 148, length: 8 };
const TYPE = { at: 156, length: 1 };
const MAGIC = { at: 257, length: 8 };

const padded = (size: number): number => Math.ceil(size / BLOCK) * BLOCK;

function header(name: string, size: number, type: string): Buffer {
  if (Buffer.byteLength(name) >= NAME.length) throw new Error(`name too long to archive: ${name}`);
  const block = Buffer.alloc(BLOCK);
  const put = (field: { at: number }, value: string) => block.write(value, field.at, 'latin1');
  put(NAME, name);
  put({ at: 100 }, '0000600\0'); // mode
  put({ at: 108 }, '0000000\0'); // owner
  put({ at: 116 }, '0000000\0'); // group
  put(SIZE, `${size.toString(8).padStart(11, '0')}\0`);
  put({ at: 136 }, '00000000000\0'); // time of change
  put(CHECKSUM, ' '.repeat(CHECKSUM.length));
  put(TYPE, type);
  put(MAGIC, 'ustar\x0000');
  const sum = block.reduce((total, byte) => total + byte, 0);
  put(CHECKSUM, `${sum.toString(8).padStart(6, '0')}\0 `);
  return block;
}

/** Packs a directory's files and folders. */
export function packDirectory(directory: string): Buffer {
  const parts: Buffer[] = [];
  for (const entry of fs.readdirSync(directory, { withFileTypes: true, recursive: true })) {
    const source = path.join(entry.parentPath, entry.name);
    const name = path.relative(directory, source).split(path.sep).join('/');
    if (entry.isDirectory()) parts.push(header(name, 0, DIRECTORY));
    if (!entry.isFile()) continue;
    const content = fs.readFileSync(source);
    const padding = Buffer.alloc(padded(content.length) - content.length);
    parts.push(header(name, content.length, REGULAR_FILE), content, padding);
  }
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]));
}

export interface ArchiveEntry {
  name: string;
  /** The content of a file; absent for a folder. */
  content?: Buffer;
}

/** The entries of an archive made by {@link packDirectory}. */
export function entriesOf(packed: Buffer): ArchiveEntry[] {
  const archive = gunzipSync(packed);
  const text = (start: number, field: { at: number; length: number }) =>
    archive
      .toString('latin1', start + field.at, start + field.at + field.length)
      .replace(/\0.*$/s, '');
  const entries: ArchiveEntry[] = [];
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0;) {
    const name = text(at, NAME);
    const size = Number.parseInt(text(at, SIZE), 8);
    const type = text(at, TYPE);
    if (type === DIRECTORY) entries.push({ name });
    else if (type === REGULAR_FILE)
      entries.push({ name, content: archive.subarray(at + BLOCK, at + BLOCK + size) });
    else throw new Error(`unexpected entry of type ${type} in the archive: ${name}`);
    at += BLOCK + padded(size);
  }
  return entries;
}

/** Writes the files of an archive made by {@link packDirectory}, so that only their owner may read them. */
export function unpackArchive(packed: Buffer, directory: string): void {
  for (const { name, content } of entriesOf(packed)) {
    const target = path.join(directory, name);
    const folder = content === undefined ? target : path.dirname(target);
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (content !== undefined) fs.writeFileSync(target, content, { mode: 0o600 });
  }
}
