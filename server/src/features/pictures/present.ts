import {
  pictureAddress,
  pictureWidths,
  type OwnPicture,
  type ShownPicture,
} from '@wayfarer/contract';
import type { PictureRow, UsedPicture } from './store.ts';

type Facts = Pick<PictureRow, 'hash' | 'height' | 'id' | 'placeholder' | 'width'>;

export function presentOwnPicture(row: Facts): OwnPicture {
  const { id, hash, width, height, placeholder } = row;
  return { _id: id, url: pictureAddress(hash, width), width, height, placeholder };
}

export function presentShownPicture({
  picture,
  alt,
  credit,
}: Omit<UsedPicture, 'picture'> & { picture: Facts }): ShownPicture {
  return { ...presentOwnPicture(picture), widths: pictureWidths(picture.width), alt, credit };
}
