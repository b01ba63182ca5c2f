import * as calls from '../../calls/places/pictures.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { file } from '../../declaration/media.ts';
import { OwnPicture } from '../../fields/pictures.ts';
import { Deleted, IdParams } from '../../fields/text.ts';
import { PICTURE_UPLOAD } from '../../options/pictures.ts';

export const uploadPicture = endpoint(calls.uploadPicture, {
  summary:
    'Upload a JPEG, PNG, WebP or AVIF picture as raw bytes. It is re-encoded without location and camera data',
  status: 201,
  body: file('image/*', PICTURE_UPLOAD.maxBytes),
  response: OwnPicture,
});

export const getPicture = endpoint(calls.getPicture, {
  summary: "One of the caller's pictures",
  params: IdParams,
  response: OwnPicture,
  errors: ['not_found'],
});

export const deletePicture = endpoint(calls.deletePicture, {
  summary: "Delete one of the caller's unused pictures",
  params: IdParams,
  response: Deleted,
  errors: ['not_found', 'conflict'],
});
