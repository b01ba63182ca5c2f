import {
  pictureAddress,
  pictureWidths,
  type OwnPicture,
  type ShownPicture,
} from '@wayfarer/contract';
import type { PictureRow, UsedPicture } from './store.ts';

export function presentOwnPicture(row: PictureRow): OwnPicture {
  const { id, hash, width, height, placeholder } = row;
  return { _id: id, url: pictureAddress(hash, width), width, height, placeholder };
}

export function presentShownPicture({ picture, alt, credit }: UsedPicture): ShownPicture {
  return { ...presentOwnPicture(picture), widths: pictureWidths(picture.width), alt, credit };
}
