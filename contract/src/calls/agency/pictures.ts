import type { Call } from '../../declaration/call.ts';

const STAFF = { auth: 'staff', permission: 'spots.moderate', group: 'Pictures' } as const;

export const listOperatorPictures = {
  ...STAFF,
  method: 'GET',
  path: '/operator/pictures',
} as const satisfies Call;

export const listExternalPictures = {
  ...STAFF,
  method: 'GET',
  path: '/operator/pictures/external',
} as const satisfies Call;

export const removePicture = {
  ...STAFF,
  method: 'POST',
  path: '/operator/pictures/:id/removal',
} as const satisfies Call;
