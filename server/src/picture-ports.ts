/** The product's interfaces for pictures: a store for their files, and a process that draws them. */
import type { PictureFault } from '@wayfarer/contract';

export interface StoredFile {
  name: string;
  storedAt: Date;
}

/** Stores files by name. The content under a name never changes. */
export interface PictureStore {
  /** Stores a file. Once this resolves, the file is complete and durable; until then it doesn't exist. */
  put(name: string, content: Uint8Array): Promise<void>;
  /** The content of a file; null if there is none. */
  get(name: string): Promise<Uint8Array | null>;
  has(name: string): Promise<boolean>;
  /** Deletes a file. Succeeds even if it doesn't exist. */
  delete(name: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
}

/** The error if the store didn't answer in time. The request may or may not have taken effect. */
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
  /** WebP files, the smallest first. */
  sizes: readonly DrawnSize[];
  /** The largest size, almost lossless, from which the AVIF files are made later. */
  master: Uint8Array;
  /** A tiny picture as a data URI. */
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

/** The error if too many pictures are waiting to be drawn, or if drawing doesn't work at all. */
export class PictureDrawerBusyError extends Error {
  override readonly name = 'PictureDrawerBusyError';
}

/** Redraws pictures one at a time, in a separate process. */
export interface PictureDrawer {
  /** True if one more picture would be accepted. */
  readonly hasRoom: boolean;
  /** Draws an uploaded file. Throws {@link PictureRefusedError}, {@link PictureDrawerBusyError}. */
  draw(path: string, format: PictureFormat): Promise<Drawing>;
  /** Draws the picture as AVIF, while no upload waits. Throws the same errors as `draw`. */
  drawAvif(master: Uint8Array, width: number): Promise<Uint8Array>;
  close(): Promise<void>;
}
