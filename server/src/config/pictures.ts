import { join } from 'node:path';
import type { Variables } from './variables.ts';

export type PicturesConfig = ReturnType<typeof picturesOf>;

export function picturesOf(variables: Variables) {
  const { DATA_DIR, EXTERNAL_PICTURES } = variables;
  // Pictures on other hosts tell those hosts about visitors, so the operator of a real site has to choose them.
  const usual = variables.MODE === 'demo' ? 'show' : 'hide';
  return {
    /** True if visitors' browsers may load pictures from other hosts. */
    external: (EXTERNAL_PICTURES ?? usual) === 'show',
    store: bucketOf(variables) ?? { kind: 'disk' as const, folder: join(DATA_DIR, 'pictures') },
    /** Where uploads wait to be drawn. */
    uploads: join(DATA_DIR, 'uploads'),
  };
}

function bucketOf(variables: Variables) {
  const { PICTURES_S3_URL: url, PICTURES_S3_BUCKET: bucket } = variables;
  const { PICTURES_S3_KEY_ID: accessKeyId, PICTURES_S3_SECRET: secretAccessKey } = variables;
  const region = variables.PICTURES_S3_REGION;
  if (!url || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { kind: 's3' as const, url, bucket, region, accessKeyId, secretAccessKey };
}
