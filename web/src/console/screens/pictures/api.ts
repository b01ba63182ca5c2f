import { listExternalPictures, listOperatorPictures, removePicture } from '@wayfarer/contract';
import { injectEndpoints, write } from '../../../api/request.ts';
import { readListPage } from '../../kit/list/read-list-page.ts';

export const picturesApi = injectEndpoints((build) => ({
  listOperatorPictures: readListPage(build, listOperatorPictures),
  listExternalPictures: readListPage(build, listExternalPictures),
  removePicture: write(build, removePicture, ['AllSpots', 'Reviews']),
}));
