import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('Pictures');
const spotsModerate = staff('spots.moderate');

export const listOperatorPictures = spotsModerate('GET', '/operator/pictures');
export const listExternalPictures = spotsModerate('GET', '/operator/pictures/external');
export const removePicture = spotsModerate('POST', '/operator/pictures/:id/removal');
