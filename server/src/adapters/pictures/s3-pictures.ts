import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { PicturesConfig } from '../../config/pictures.ts';
import { PictureStoreUnavailableError, type PictureStore } from '../../picture-ports.ts';
import { readListing } from './s3-listing.ts';

type Bucket = Extract<PicturesConfig['store'], { kind: 's3' }>;

export interface S3Options {
  /** For one try, in milliseconds. */
  timeoutMs?: number;
  tries?: number;
  pauseMs?: number;
}

interface Request {
  method: 'GET' | 'PUT' | 'HEAD' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  body?: Uint8Array;
}

interface Answer {
  status: number;
  content: Uint8Array;
}

/** The folders of our files in the bucket. Only pictures are public. */
export type BucketFolder = 'pictures/' | 'papers/';
const FOREVER = 'public, max-age=31536000, immutable';

/** Stores files in a bucket of an S3-compatible storage. Failed requests are retried. */
export function s3Pictures(
  bucket: Bucket,
  { folder = 'pictures/', ...options }: S3Options & { folder?: BucketFolder } = {},
): PictureStore {
  const ask = askingWithPatience(bucket, options);
  const read = async (name: string, method: 'GET' | 'HEAD') => {
    const { status, content } = await ask({ method, key: folder + name });
    return status === 404 ? null : content;
  };
  return {
    put: async (name, body) => void (await ask({ method: 'PUT', key: folder + name, body })),
    get: (name) => read(name, 'GET'),
    has: async (name) => (await read(name, 'HEAD')) !== null,
    delete: async (name) => void (await ask({ method: 'DELETE', key: folder + name })),
    async *list() {
      let token: string | undefined;
      do {
        const query = { 'list-type': '2', prefix: folder, ...(token && { 'continuation-token': token }) }; // prettier-ignore
        const { content } = await ask({ method: 'GET', query });
        const page = readListing(new TextDecoder().decode(content));
        for (const { key, storedAt } of page.files)
          yield { name: key.slice(folder.length), storedAt };
        token = page.next;
      } while (token !== undefined);
    },
  };
}

function askingWithPatience(bucket: Bucket, options: S3Options) {
  const { timeoutMs = 10_000, tries = 3, pauseMs = 200 } = options;
  const { accessKeyId, secretAccessKey, region } = bucket;
  // the client's own retries depend only on the status; ours also cover truncated responses
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  return async (request: Request): Promise<Answer> => {
    for (let tried = 1; ; tried += 1) {
      try {
        return await askOnce(client, bucket, request, timeoutMs);
      } catch (error) {
        const isFinal = error instanceof PictureStoreUnavailableError || tried >= tries;
        if (isFinal) throw new PictureStoreUnavailableError(`storage: ${what(request)}`, { cause: error }); // prettier-ignore
      }
      await pause(pauseMs * 2 ** (tried - 1));
    }
  };
}

const what = ({ method, key = 'the list' }: Request) => `${method} ${key} failed`;

/** Makes one try. Throws `PictureStoreUnavailableError` if another try wouldn't help. */
async function askOnce(
  client: AwsClient,
  { url, bucket }: Bucket,
  { method, key = '', query = {}, body }: Request,
  timeoutMs: number,
): Promise<Answer> {
  const address = `${url}/${bucket}/${key}`;
  const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query).toString()}` : '';
  const answer = await client.fetch(address + search, {
    method,
    // with the hash, the storage rejects an upload that arrives incomplete
    headers: { 'x-amz-content-sha256': sha256(body ?? ''), ...(body && headersOf(key)) },
    // `fetch` accepts bytes only in a plain ArrayBuffer
    ...(body && { body: new Uint8Array(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const content = new Uint8Array(await answer.arrayBuffer());
  const { status } = answer;
  if (answer.ok || (status === 404 && key !== '')) {
    const length = answer.headers.get('content-length');
    if (method === 'GET' && length !== null && Number(length) !== content.length)
      throw new Error(`received ${content.length} of ${length} bytes`);
    return { status, content };
  }
  const failure = `the storage answered ${status} ${codeOf(content)}`;
  if (status < 500 && status !== 429) throw new PictureStoreUnavailableError(failure);
  throw new Error(failure);
}

/** These headers are signed, too; a CDN in front of the bucket passes them on. */
function headersOf(key: string): Record<string, string> {
  if (key.endsWith('.pdf'))
    return { 'content-type': 'application/pdf', 'cache-control': 'private, no-store' };
  const type = key.endsWith('.avif') ? 'image/avif' : 'image/webp';
  return { 'content-type': type, 'cache-control': FOREVER };
}

const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');

/** The error code in the storage's response. */
function codeOf(content: Uint8Array): string {
  const text = new TextDecoder().decode(content.subarray(0, 2000));
  return /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
}
