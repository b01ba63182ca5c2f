import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { sendTable } from '../../../http/csv.ts';
import { mount, ofBody, ofQuery } from '../../../http/endpoints/mount.ts';
import { mountList } from '../../../http/endpoints/mount-list.ts';
import { importTexts } from './import-texts.ts';
import { exportTexts, listTexts } from './list-texts.ts';
import { getSpotTexts, putSpotTexts } from './spot-texts.ts';

export function translationRoutes(app: FastifyInstance): void {
  mount(app, contract.getSpotTexts, (context, { params }) => getSpotTexts(context, params));
  mount(app, contract.putSpotTexts, (context, { params, body }) =>
    putSpotTexts(context, params, body),
  );
  mountList(app, contract.listTexts, ofQuery(listTexts));
  mount(app, contract.exportTexts, async (context, { query }, answer) =>
    sendTable(context, answer, 'texts', await exportTexts(context, query.language)),
  );
  mount(app, contract.importTexts, ofBody(importTexts));
}
