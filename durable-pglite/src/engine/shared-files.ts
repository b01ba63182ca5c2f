import { readFile } from 'node:fs/promises';

const files = new Map<string, Promise<Blob>>();

/** A file that does not change, read once for all engines in memory of this process: 30 MB for each otherwise. */
export function sharedFile(file: string): Promise<Blob> {
  const content = files.get(file) ?? readFile(file).then((bytes) => new Blob([bytes]));
  files.set(file, content);
  return content;
}
