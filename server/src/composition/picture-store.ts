import { join } from 'node:path';
import { diskPictures } from '../adapters/pictures/disk-pictures.ts';
import { s3Pictures } from '../adapters/pictures/s3-pictures.ts';
import type { Config } from '../config/config.ts';
import type { PictureStore } from '../picture-ports.ts';

export function pictureStore({ store }: Config['pictures']): PictureStore {
  return store.kind === 's3' ? s3Pictures(store) : diskPictures(store.folder);
}

/** A store next to that of pictures, for files that are never public. */
export function paperStore({ data, pictures: { store } }: Pick<Config, 'data' | 'pictures'>) {
  return store.kind === 's3'
    ? s3Pictures(store, { folder: 'papers/' })
    : diskPictures(join(data.dir, 'papers'));
}
