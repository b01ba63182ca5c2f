import { staff } from '../staff.ts';

export const listOperatorPictures = staff(
  'GET',
  '/operator/pictures',
  'spots.moderate',
  'Pictures',
);
export const listExternalPictures = staff(
  'GET',
  '/operator/pictures/external',
  'spots.moderate',
  'Pictures',
);
export const removePicture = staff(
  'POST',
  '/operator/pictures/:id/removal',
  'spots.moderate',
  'Pictures',
);
