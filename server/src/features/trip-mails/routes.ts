import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { byIdAndBody, mount } from '../../http/endpoints/mount.ts';
import { previewOwnWords } from './previews/preview-own-words.ts';
import { listMailKinds, previewMail, sendBookingMail, testMail } from './operator-mails.ts';

export function tripMailRoutes(app: FastifyInstance): void {
  mount(app, contract.listMailKinds, listMailKinds);
  mount(app, contract.previewMail, (context, { params, query }) =>
    previewMail(context, params.kind, query.bookingId),
  );
  mount(app, contract.previewOwnWords, (context, { params, body }) =>
    previewOwnWords(context, params.kind, body),
  );
  mount(app, contract.testMail, (context, { params, body }) =>
    testMail(context, params.kind, body.bookingId),
  );
  mount(app, contract.sendBookingMail, byIdAndBody(sendBookingMail));
}
