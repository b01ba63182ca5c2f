import * as contract from '@wayfarer/contract';
import type { FastifyInstance } from 'fastify';
import { mount, mountPublic } from '../../http/endpoints/mount.ts';
import { oneClickUnsubscribe } from '../../http/endpoints/one-click-unsubscribe.ts';
import { confirm, subscribe, unsubscribe } from './newsletter.ts';
import { sendContactMessage, sendOwnContactMessage } from './send-contact-message.ts';

export function messageRoutes(app: FastifyInstance): void {
  mountPublic(app, contract.sendContactMessage, (context, { body }) =>
    sendContactMessage(context, body),
  );
  mount(app, contract.sendOwnContactMessage, (context, { body }) =>
    sendOwnContactMessage(context, body),
  );
  mountPublic(app, contract.subscribeNewsletter, (context, { body }) =>
    subscribe(context, body.email),
  );
  mountPublic(app, contract.confirmNewsletter, (context, { body }) => confirm(context, body.token));
  mountPublic(app, contract.unsubscribeNewsletter, (context, { body }) =>
    unsubscribe(context, body.token),
  );
}

/** In a scope of its own: what mail programs send is no JSON. */
export function newsletterRoutes(app: FastifyInstance): void {
  void app.register(oneClickUnsubscribe, {
    unsubscribe: (token) => unsubscribe(app.context, token),
  });
}
