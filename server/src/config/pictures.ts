import { join } from 'node:path';
import type { Variables } from './variables.ts';

export type PicturesConfig = ReturnType<typeof picturesOf>;

export function picturesOf(variables: Variables) {
  const { DATA_DIR, EXTERNAL_PICTURES } = variables;
  // What other hosts learn of visitors, an operator has to want.
  const usual = variables.MODE === 'demo' ? 'show' : 'hide';
  return {
    /** Whether visitors' browsers load pictures that were given by addresses on other hosts. */
    external: (EXTERNAL_PICTURES ?? usual) === 'show',
    store: bucketOf(variables) ?? { kind: 'disk' as const, folder: join(DATA_DIR, 'pictures') },
    /** Where uploads wait until they are drawn. */
    uploads: join(DATA_DIR, 'uploads'),
  };
}

/** Undefined where its four variables are not set. */
function bucketOf(variables: Variables) {
  const { PICTURES_S3_URL: url, PICTURES_S3_BUCKET: bucket } = variables;
  const { PICTURES_S3_KEY_ID: accessKeyId, PICTURES_S3_SECRET: secretAccessKey } = variables;
  const region = variables.PICTURES_S3_REGION;
  if (!url || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { kind: 's3' as const, url, bucket, region, accessKeyId, secretAccessKey };
}
