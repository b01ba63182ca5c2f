/** The product's interfaces for pictures: a store for their files, and a process that draws them. */
import type { PictureFault } from '@wayfarer/contract';

export interface StoredFile {
  name: string;
  storedAt: Date;
}

/** Keeps files by name. The content of a name never changes. */
export interface PictureStore {
  /** When it resolves, the file is complete and durable; until then it doesn't exist. */
  put(name: string, content: Uint8Array): Promise<void>;
  /** Null: there is no such file. */
  get(name: string): Promise<Uint8Array | null>;
  has(name: string): Promise<boolean>;
  /** Succeeds for a missing file, too. */
  delete(name: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
}

/** The store did not answer, or not in time. No one knows if the request took effect. */
export class PictureStoreUnavailableError extends Error {
  override readonly name = 'PictureStoreUnavailableError';
}

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

interface DrawnSize {
  width: number;
  height: number;
  content: Uint8Array;
}

/** The result of drawing an upload. */
export interface Drawing {
  /** WebP, the smallest first. */
  sizes: readonly DrawnSize[];
  /** The largest size, almost lossless; the AVIFs are made from it later. */
  master: Uint8Array;
  /** A tiny data URI. */
  placeholder: string;
}

/** The file can't be used as a picture. */
export class PictureRefusedError extends Error {
  override readonly name = 'PictureRefusedError';
  readonly fault: PictureFault;
  constructor(fault: PictureFault, options?: ErrorOptions) {
    super(`the picture is refused: ${fault}`, options);
    this.fault = fault;
  }
}

/** Too many pictures are waiting to be drawn, or drawing doesn't work at all. */
export class PictureDrawerBusyError extends Error {
  override readonly name = 'PictureDrawerBusyError';
}

/** Redraws pictures one at a time, in a separate process. */
export interface PictureDrawer {
  /** True if one more picture would be accepted. */
  readonly hasRoom: boolean;
  /** Throws {@link PictureRefusedError}, {@link PictureDrawerBusyError}. */
  draw(path: string, format: PictureFormat): Promise<Drawing>;
  /** The same picture as AVIF, drawn while no upload waits. Throws the same errors. */
  drawAvif(master: Uint8Array, width: number): Promise<Uint8Array>;
  close(): Promise<void>;
}
