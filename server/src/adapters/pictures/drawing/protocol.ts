import type { PictureFault } from '@wayfarer/contract';
import type { Drawing, PictureFormat } from '../../../picture-ports.ts';

/** A request to the drawing process, which answers in order. */
export type Order =
  | { kind: 'draw'; path: string; format: PictureFormat }
  | { kind: 'avif'; master: Uint8Array; width: number };

export type Result =
  /** The library is loaded, so any later failure is caused by the picture. */
  | { kind: 'ready' }
  | { kind: 'drawn'; drawing: Drawing }
  | { kind: 'avif'; content: Uint8Array }
  | { kind: 'refused'; fault: PictureFault; why: string };

/** The bytes of memory above which the process ends itself, because nothing else limits its native memory. */
export const MAX_MEMORY_BYTES = 512 * 1024 * 1024;
