import { staff } from '../staff.ts';

export const getSpotTexts = staff(
  'GET',
  '/operator/spots/:id/texts/:language',
  'spots.write',
  'AllSpots',
);
export const putSpotTexts = staff(
  'PUT',
  '/operator/spots/:id/texts/:language',
  'spots.write',
  'AllSpots',
);
export const listTexts = staff('GET', '/operator/texts', 'spots.write', 'AllSpots');
export const exportTexts = staff('GET', '/operator/texts.csv', 'spots.write', 'AllSpots');
export const importTexts = staff('POST', '/operator/texts/import', 'spots.write', 'AllSpots');
