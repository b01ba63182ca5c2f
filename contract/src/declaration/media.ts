/** The API's media types other than JSON. */
export type MediaType =
  | 'application/pdf'
  | 'image/jpeg'
  | 'image/*'
  | 'text/calendar'
  | 'text/csv'
  | 'text/html'
  | '*/*';

/** A response that isn't JSON: `response: media('text/csv')`. */
export interface Media {
  readonly mediaType: Exclude<MediaType, '*/*' | 'image/*'>;
}

/** A raw request body: `body: bytes('image/jpeg', 5 * 1024 * 1024)`. */
export interface Bytes {
  readonly mediaType: MediaType;
  readonly maxBytes: number;
}

/** A raw request body too large to keep in memory: `body: file('image/*', 12 * 1024 * 1024)`. */
export interface FileBody extends Bytes {
  readonly toFile: true;
}

/** An uploaded file, which is deleted after the response. */
export interface SentFile {
  readonly path: string;
  readonly bytes: number;
  /** The first bytes, which identify the file type. */
  readonly head: Uint8Array;
  /** The file's SHA-256 hash, which represents the file when two requests are compared. */
  toJSON(): string;
}

/** A handler's result for `media`: text, bytes, or a stream of either. */
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
