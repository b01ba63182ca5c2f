/** The API's media types other than JSON. */
export type MediaType =
  | 'application/pdf'
  | 'image/jpeg'
  | 'image/*'
  | 'text/calendar'
  | 'text/csv'
  | '*/*';

/** A response that is not JSON: `response: media('text/csv')`. */
export interface Media {
  readonly mediaType: Exclude<MediaType, '*/*' | 'image/*'>;
}

/** A raw request body: `body: bytes('image/jpeg', 5 * 1024 * 1024)`. */
export interface Bytes {
  readonly mediaType: MediaType;
  readonly maxBytes: number;
}

/** A raw request body that is too large for memory: `body: file('image/*', 12 * 1024 * 1024)`. */
export interface FileBody extends Bytes {
  readonly toFile: true;
}

/** What a handler sees of it: a temporary file, which is gone after the response. */
export interface SentFile {
  readonly path: string;
  readonly bytes: number;
  /** How it begins: what kind of file it is. */
  readonly head: Uint8Array;
  /** As which it counts where requests are compared: its SHA-256. */
  toJSON(): string;
}

/** What a handler returns for `media`: text, bytes, or a stream of either. */
export type Content = string | Uint8Array | AsyncIterable<string | Uint8Array>;

export function media(mediaType: Media['mediaType']): Media {
  return { mediaType };
}

export function bytes(mediaType: MediaType, maxBytes: number): Bytes {
  return { mediaType, maxBytes };
}

export function file(mediaType: MediaType, maxBytes: number): FileBody {
  return { mediaType, maxBytes, toFile: true };
}

export function isMedia(part: object): part is Media {
  return 'mediaType' in part;
}

export function isBytes(part: object | undefined): part is Bytes {
  return part !== undefined && 'maxBytes' in part;
}

export function isFileBody(part: Bytes): part is FileBody {
  return 'toFile' in part;
}
