import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoints/mount.ts';
import { mountList } from '../../http/endpoints/mount-list.ts';
import { listExternalPictures, listOperatorPictures } from './list-pictures.ts';
import { removePicture } from './remove-picture.ts';

export function operatorPictureRoutes(app: FastifyInstance): void {
  mountList(app, contract.listOperatorPictures, (context, { query }) =>
    listOperatorPictures(context, query),
  );
  mountList(app, contract.listExternalPictures, (context, { query }) =>
    listExternalPictures(context, query),
  );
  mount(app, contract.removePicture, (context, { params, body }) =>
    removePicture(context, params.id, body.reason),
  );
}
