import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoints/mount.ts';
import { deletePicture, getPicture } from './own-pictures.ts';
import { uploadPicture } from './upload-picture.ts';

export function pictureRoutes(app: FastifyInstance): void {
  mount(app, contract.uploadPicture, (context, { body }) => uploadPicture(context, body), {
    findExisting: getPicture,
  });
  mount(app, contract.getPicture, (context, { params }) => getPicture(context, params.id));
  mount(app, contract.deletePicture, (context, { params }) => deletePicture(context, params.id));
}
