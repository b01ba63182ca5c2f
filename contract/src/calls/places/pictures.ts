import { callsOf } from '../calls-of.ts';

const { call } = callsOf('Pictures');

export const uploadPicture = call('PUT', '/pictures', 'user');
export const getPicture = call('GET', '/pictures/:id', 'user');
export const deletePicture = call('DELETE', '/pictures/:id', 'user');
