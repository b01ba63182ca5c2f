import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { byId, mount, ofBody } from '../../http/endpoints/mount.ts';
import { deletePicture, getPicture } from './own-pictures.ts';
import { uploadPicture } from './upload-picture.ts';

export function pictureRoutes(app: FastifyInstance): void {
  mount(app, contract.uploadPicture, ofBody(uploadPicture), {
    findExisting: getPicture,
  });
  mount(app, contract.getPicture, byId(getPicture));
  mount(app, contract.deletePicture, byId(deletePicture));
}
