import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('Pictures');

export const listOperatorPictures = staff('GET', '/operator/pictures', 'spots.moderate');
export const listExternalPictures = staff('GET', '/operator/pictures/external', 'spots.moderate');
export const removePicture = staff('POST', '/operator/pictures/:id/removal', 'spots.moderate');
