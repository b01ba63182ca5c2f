import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const unzip = promisify(gunzip);
const files = new Map<string, Promise<Blob>>();

/** A packed cluster, read once for all engines in memory of this process: 30 MB for each otherwise. */
export function sharedFile(file: string): Promise<Blob> {
  const content = files.get(file) ?? unpacked(file);
  files.set(file, content);
  return content;
}

async function unpacked(file: string): Promise<Blob> {
  return new Blob([new Uint8Array(await unzip(await readFile(file)))]);
}
