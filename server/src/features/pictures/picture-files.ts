import { createHash } from 'node:crypto';
import type { PictureRow } from './store.ts';

type PictureFile = PictureRow['files'][number];

/**
 * The name of the largest size, which is almost lossless, is kept until the AVIF files are made, and is never served.
 */
export function masterName(hash: string): string {
  return `${hash}-master.webp`;
}

export function pictureFile(name: string, content: Uint8Array): PictureFile {
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { name, bytes: content.length, sha256 };
}
