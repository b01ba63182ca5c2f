import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('AllSpots');
const spotsWrite = staff('spots.write');

export const getSpotTexts = spotsWrite('GET', '/operator/spots/:id/texts/:language');
export const putSpotTexts = spotsWrite('PUT', '/operator/spots/:id/texts/:language');
export const listTexts = spotsWrite('GET', '/operator/texts');
export const exportTexts = spotsWrite('GET', '/operator/texts.csv');
export const importTexts = spotsWrite('POST', '/operator/texts/import');
