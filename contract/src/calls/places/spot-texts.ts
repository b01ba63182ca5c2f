import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('AllSpots');

export const getSpotTexts = staff('GET', '/operator/spots/:id/texts/:language', 'spots.write');
export const putSpotTexts = staff('PUT', '/operator/spots/:id/texts/:language', 'spots.write');
export const listTexts = staff('GET', '/operator/texts', 'spots.write');
export const exportTexts = staff('GET', '/operator/texts.csv', 'spots.write');
export const importTexts = staff('POST', '/operator/texts/import', 'spots.write');
