import { join } from 'node:path';
import type { Variables } from './variables.ts';

export type PicturesConfig = ReturnType<typeof picturesOf>;

export function picturesOf(variables: Variables) {
  const { DATA_DIR, EXTERNAL_PICTURES } = variables;
  // Loading pictures from other hosts tells those hosts about visitors, so the operator of a real site has to choose
  // it.
  const usual = variables.MODE === 'demo' ? 'show' : 'hide';
  return {
    /** True if visitors' browsers load pictures from other hosts. */
    external: (EXTERNAL_PICTURES ?? usual) === 'show',
    store: bucketOf(variables) ?? { kind: 'disk' as const, folder: join(DATA_DIR, 'pictures') },
    /** The folder where uploads wait to be drawn. */
    uploads: join(DATA_DIR, 'uploads'),
  };
}

/** The bucket for pictures; undefined unless all its variables are set. */
function bucketOf(variables: Variables) {
  const { PICTURES_S3_URL: url, PICTURES_S3_BUCKET: bucket } = variables;
  const { PICTURES_S3_KEY_ID: accessKeyId, PICTURES_S3_SECRET: secretAccessKey } = variables;
  const region = variables.PICTURES_S3_REGION;
  if (!url || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { kind: 's3' as const, url, bucket, region, accessKeyId, secretAccessKey };
}
