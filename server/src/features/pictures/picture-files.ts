import { createHash } from 'node:crypto';
import type { PictureRow } from './store.ts';

type PictureFile = PictureRow['files'][number];

/** The largest size, almost lossless; kept until the AVIFs are made, and never served. */
export function masterName(hash: string): string {
  return `${hash}-master.webp`;
}

export function pictureFile(name: string, content: Uint8Array): PictureFile {
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { name, bytes: content.length, sha256 };
}
