/** The API's media types other than JSON. */
export type MediaType = 'application/pdf' | 'image/jpeg' | 'text/calendar' | 'text/csv' | '*/*';

/** A response that is not JSON: `response: media('text/csv')`. */
export interface Media {
  readonly mediaType: Exclude<MediaType, '*/*'>;
}

/** A raw request body: `body: bytes('image/jpeg', 5 * 1024 * 1024)`. */
export interface Bytes {
  readonly mediaType: MediaType;
  readonly maxBytes: number;
}

/** What a handler returns for `media`: text, bytes, or a stream of either. */
export type Content = string | Uint8Array | AsyncIterable<string | Uint8Array>;

export function media(mediaType: Media['mediaType']): Media {
  return { mediaType };
}

export function bytes(mediaType: MediaType, maxBytes: number): Bytes {
  return { mediaType, maxBytes };
}

export function isMedia(part: object): part is Media {
  return 'mediaType' in part;
}

export function isBytes(part: object | undefined): part is Bytes {
  return part !== undefined && 'maxBytes' in part;
}
