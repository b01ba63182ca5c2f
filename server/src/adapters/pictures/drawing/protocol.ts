import type { PictureFault } from '@wayfarer/contract';
import type { Drawing, PictureFormat } from '../../../picture-ports.ts';

/** What the drawing process is asked. Its answers come in the same order, one for each. */
export type Order =
  | { kind: 'draw'; path: string; format: PictureFormat }
  | { kind: 'avif'; master: Uint8Array; width: number };

export type Result =
  /** The library was loaded: from now on what goes wrong is the picture's. */
  | { kind: 'ready' }
  | { kind: 'drawn'; drawing: Drawing }
  | { kind: 'avif'; content: Uint8Array }
  | { kind: 'refused'; fault: PictureFault; why: string };

/** Beyond it the process ends itself: native memory has no other bound. */
export const MAX_MEMORY_BYTES = 512 * 1024 * 1024;
