import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { CacheTag } from '../../context.ts';

const compress = promisify(brotliCompress);
const COMPRESS_FROM_BYTES = 1024;
const QUALITY = 5;

export interface FreshResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** The tags of the data that were read, if they are fewer than the declared ones. */
  cacheTags?: readonly CacheTag[];
  /** The instant at which the response becomes wrong without an invalidation; left out if there is none. */
  changesAt?: Date | undefined;
}

export interface EncodedResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  identity: Buffer;
  brotli: Buffer | null;
}

export async function encodeResponse({
  status,
  headers,
  body,
}: FreshResponse): Promise<EncodedResponse> {
  const identity = Buffer.from(body);
  const hash = createHash('sha256').update(identity).update(JSON.stringify(headers));
  const etag = `"${hash.digest('base64url').slice(0, 22)}"`;
  const brotli =
    identity.length < COMPRESS_FROM_BYTES
      ? null
      : await compress(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  return { status, headers, etag, identity, brotli };
}
