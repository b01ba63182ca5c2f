import { uploadPicture } from '@wayfarer/contract';
import { useCallback } from 'react';
import { injectEndpoints, write } from '../../api/request.ts';

const picturesApi = injectEndpoints((build) => ({ uploadPicture: write(build, uploadPicture) }));

/** Uploads one picture; rejects with the call's error. */
export function usePictureUpload() {
  const [send] = picturesApi.useUploadPictureMutation();
  return useCallback((content: Blob) => send({ body: content }).unwrap(), [send]);
}
