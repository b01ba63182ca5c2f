import type { PictureFault } from '@wayfarer/contract';
import type { Drawing, PictureFormat } from '../../../picture-ports.ts';

/** A request to the drawing process. It answers each one, in the same order. */
export type Order =
  | { kind: 'draw'; path: string; format: PictureFormat }
  | { kind: 'avif'; master: Uint8Array; width: number };

export type Result =
  /** The library is loaded: from now on, failures are the picture's. */
  | { kind: 'ready' }
  | { kind: 'drawn'; drawing: Drawing }
  | { kind: 'avif'; content: Uint8Array }
  | { kind: 'refused'; fault: PictureFault; why: string };

/** A process that exceeds this limit ends itself: nothing else bounds its native memory. */
export const MAX_MEMORY_BYTES = 512 * 1024 * 1024;
