import { diskPictures } from '../adapters/pictures/disk-pictures.ts';
import { s3Pictures } from '../adapters/pictures/s3-pictures.ts';
import type { Config } from '../config/config.ts';
import type { PictureStore } from '../picture-ports.ts';

export function pictureStore({ store }: Config['pictures']): PictureStore {
  return store.kind === 's3' ? s3Pictures(store) : diskPictures(store.folder);
}
