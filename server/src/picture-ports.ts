/** What the product needs for pictures: a place that keeps their files, and someone who draws them. */
import type { PictureFault } from '@wayfarer/contract';

export interface StoredFile {
  name: string;
  storedAt: Date;
}

/** Keeps files by name. A name never gets another content. */
export interface PictureStore {
  /** Whole and safe when it resolves; until then there is no such file. */
  put(name: string, content: Uint8Array): Promise<void>;
  /** Null: there is no such file. */
  get(name: string): Promise<Uint8Array | null>;
  has(name: string): Promise<boolean>;
  /** Also of what is not there. */
  delete(name: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
}

/** The store did not answer, or not in time. Nothing is known of what was asked. */
export class PictureStoreUnavailableError extends Error {
  override readonly name = 'PictureStoreUnavailableError';
}

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

interface DrawnSize {
  width: number;
  height: number;
  content: Uint8Array;
}

/** What a picture becomes at once. */
export interface Drawing {
  /** WebP, the smallest first. */
  sizes: readonly DrawnSize[];
  /** The largest size with next to no loss, from which the AVIFs are made later. */
  master: Uint8Array;
  /** Tiny data URI. */
  placeholder: string;
}

/** This file does not become a picture. */
export class PictureRefusedError extends Error {
  override readonly name = 'PictureRefusedError';
  readonly fault: PictureFault;
  constructor(fault: PictureFault, options?: ErrorOptions) {
    super(`the picture is refused: ${fault}`, options);
    this.fault = fault;
  }
}

/** There is more to draw than can be done soon, or nothing can be drawn at all. */
export class PictureDrawerBusyError extends Error {
  override readonly name = 'PictureDrawerBusyError';
}

/** Redraws pictures, in a process of its own, one at a time. */
export interface PictureDrawer {
  /** Whether one more would still be taken. */
  readonly hasRoom: boolean;
  /** Throws {@link PictureRefusedError}, {@link PictureDrawerBusyError}. */
  draw(path: string, format: PictureFormat): Promise<Drawing>;
  /** The same picture as AVIF, while no upload waits. Throws the same. */
  drawAvif(master: Uint8Array, width: number): Promise<Uint8Array>;
  close(): Promise<void>;
}
