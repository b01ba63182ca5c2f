import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoints/mount.ts';
import { nextLink } from '../../pagination/next-link.ts';
import { listExternalPictures, listOperatorPictures } from './list-pictures.ts';
import { removePicture } from './remove-picture.ts';

export function operatorPictureRoutes(app: FastifyInstance): void {
  mount(app, contract.listOperatorPictures, async (context, { query }, answer) => {
    const { next, pictures } = await listOperatorPictures(context, query);
    if (next !== null) answer.header('link', nextLink(contract.listOperatorPictures, query, next));
    return pictures;
  });
  mount(app, contract.listExternalPictures, async (context, { query }, answer) => {
    const { next, pictures } = await listExternalPictures(context, query);
    if (next !== null) answer.header('link', nextLink(contract.listExternalPictures, query, next));
    return pictures;
  });
  mount(app, contract.removePicture, (context, { params, body }) =>
    removePicture(context, params.id, body.reason),
  );
}
