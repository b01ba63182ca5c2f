import { join } from 'node:path';
import type { ConfigReader } from './config-reader.ts';
import type { Mode } from './mode.ts';
import { isPrivate } from './where.ts';

export interface PicturesConfig {
  /** Whether visitors' browsers load pictures that were given by addresses on other hosts. */
  external: boolean;
  store:
    | { kind: 'disk'; folder: string }
    | {
        kind: 's3';
        /** Origin and path of the storage, without a trailing slash. */
        url: string;
        bucket: string;
        region: string;
        accessKeyId: string;
        secretAccessKey: string;
      };
  /** Where uploads wait until they are drawn. */
  uploads: string;
}

const NAMES = ['PICTURES_S3_URL', 'PICTURES_S3_BUCKET', 'PICTURES_S3_KEY_ID', 'PICTURES_S3_SECRET'];
const BUCKET = /^[\da-z][\d.a-z-]{1,61}[\da-z]$/;
const REGION = /^[\da-z-]{1,40}$/;

/** On this machine's disk, or all of the four variables: in a bucket. */
export function readPictures(read: ConfigReader, mode: Mode, dir: string): PicturesConfig {
  const [url, bucket, accessKeyId, secretAccessKey] = NAMES.map((name) => read.text(name));
  const region = read.text('PICTURES_S3_REGION') ?? 'us-east-1';
  const given = [url, bucket, accessKeyId, secretAccessKey].filter((one) => one !== undefined);
  const missing = NAMES.filter((name) => read.text(name) === undefined);
  if (given.length > 0) {
    for (const name of missing)
      read.fault(name, 'is required with the other PICTURES_S3_ variables');
  }
  const storage = url === undefined ? undefined : readStorageUrl(read, url);
  if (bucket !== undefined && !BUCKET.test(bucket))
    read.fault('PICTURES_S3_BUCKET', 'must be the name of a bucket, such as agency-pictures');
  if (!REGION.test(region))
    read.fault('PICTURES_S3_REGION', 'must be a region, such as eu-central-1');
  const usual = mode === 'demo' ? 'show' : 'hide';
  return {
    // What other hosts learn of visitors, an operator has to want.
    external: read.choice('EXTERNAL_PICTURES', ['show', 'hide'], usual) === 'show',
    store:
      storage && bucket && accessKeyId && secretAccessKey
        ? { kind: 's3', url: storage, bucket, region, accessKeyId, secretAccessKey }
        : { kind: 'disk', folder: join(dir, 'pictures') },
    uploads: join(dir, 'uploads'),
  };
}

function readStorageUrl(read: ConfigReader, value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // The keys are not sent, but pictures are; within one's own network they may go without.
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isPrivate(url.hostname));
  if (url && isSafe && url.username === '' && url.search === '' && url.hash === '')
    return value.replace(/\/+$/, '');
  const example = 'https://s3.eu-central-1.amazonaws.com';
  read.fault('PICTURES_S3_URL', `must be an https address such as ${example}`);
  return undefined;
}
