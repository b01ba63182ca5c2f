import { createHash } from 'node:crypto';
import type { PictureRow } from './store.ts';

type PictureFile = PictureRow['files'][number];

/**
 * The file name of an almost lossless copy, which is never served, and which is deleted once the AVIF files are made
 * from it.
 */
export function masterName(hash: string): string {
  return `${hash}-master.webp`;
}

export function pictureFile(name: string, content: Uint8Array): PictureFile {
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { name, bytes: content.length, sha256 };
}
