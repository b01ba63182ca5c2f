import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mount, ofQuery } from '../../http/endpoints/mount.ts';
import { mountList } from '../../http/endpoints/mount-list.ts';
import { listExternalPictures, listOperatorPictures } from './list-pictures.ts';
import { removePicture } from './remove-picture.ts';

export function operatorPictureRoutes(app: FastifyInstance): void {
  mountList(app, contract.listOperatorPictures, ofQuery(listOperatorPictures));
  mountList(app, contract.listExternalPictures, ofQuery(listExternalPictures));
  mount(app, contract.removePicture, (context, { params, body }) =>
    removePicture(context, params.id, body.reason),
  );
}
