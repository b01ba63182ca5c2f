import { call } from '../call.ts';

export const uploadPicture = call('PUT', '/pictures', 'user', 'Pictures');
export const getPicture = call('GET', '/pictures/:id', 'user', 'Pictures');
export const deletePicture = call('DELETE', '/pictures/:id', 'user', 'Pictures');
