import type { Call } from '../../declaration/call.ts';

export const uploadPicture = {
  method: 'PUT',
  path: '/pictures',
  auth: 'user',
  group: 'Pictures',
} as const satisfies Call;

export const getPicture = {
  method: 'GET',
  path: '/pictures/:id',
  auth: 'user',
  group: 'Pictures',
} as const satisfies Call;

export const deletePicture = {
  method: 'DELETE',
  path: '/pictures/:id',
  auth: 'user',
  group: 'Pictures',
} as const satisfies Call;
