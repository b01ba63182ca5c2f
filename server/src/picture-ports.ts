import type { PictureFault } from '@wayfarer/contract';

export interface StoredFile {
  name: string;
  storedAt: Date;
}

/** The content under a name never changes. */
export interface PictureStore {
  /** Once this resolves, the file is complete and durable; until then it doesn't exist. */
  put(name: string, content: Uint8Array): Promise<void>;
  /** Null if there is no such file. */
  get(name: string): Promise<Uint8Array | null>;
  has(name: string): Promise<boolean>;
  /** Succeeds even if there is no such file. */
  delete(name: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
}

/** The request may or may not have taken effect. */
export class PictureStoreUnavailableError extends Error {
  override readonly name = 'PictureStoreUnavailableError';
}

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

interface DrawnSize {
  width: number;
  height: number;
  content: Uint8Array;
}

export interface Drawing {
  /** WebP, smallest first. */
  sizes: readonly DrawnSize[];
  /** The largest size, almost lossless, for the AVIF files. */
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

/** Too many pictures wait to be drawn, or drawing doesn't work at all. */
export class PictureDrawerBusyError extends Error {
  override readonly name = 'PictureDrawerBusyError';
}

/** Draws one picture at a time, in a separate process. */
export interface PictureDrawer {
  /** True if another picture would be accepted. */
  readonly hasRoom: boolean;
  /** Throws {@link PictureRefusedError}, {@link PictureDrawerBusyError}. */
  draw(path: string, format: PictureFormat): Promise<Drawing>;
  /** Waits for uploads first. Throws the same errors as `draw`. */
  drawAvif(master: Uint8Array, width: number): Promise<Uint8Array>;
  close(): Promise<void>;
}
