import { parseReviewMailsToken } from '@wayfarer/contract';
import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { sendTable } from '../../http/csv.ts';
import { mount, mountPublic, ofQuery } from '../../http/endpoints/mount.ts';
import { mountList } from '../../http/endpoints/mount-list.ts';
import { oneClickUnsubscribe } from '../../http/endpoints/one-click-unsubscribe.ts';
import type { AppContext } from '../../context.ts';
import { endReviewMails } from '../trip-mails/index.ts';
import { countSubscribers, listSubscribers } from './subscribers/list-subscribers.ts';
import { exportSubscribers } from './subscribers/export-subscribers.ts';
import { confirm, subscribe, unsubscribe } from './subscription.ts';

/** Unsubscribes from the list that the token belongs to: the newsletter or requests for reviews. */
const leave = (context: AppContext, token: string) =>
  parseReviewMailsToken(token) === null
    ? unsubscribe(context, token)
    : endReviewMails(context, token);

export function newsletterRoutes(app: FastifyInstance): void {
  mountPublic(app, contract.subscribeNewsletter, (context, { body }) => subscribe(context, body));
  mountPublic(app, contract.confirmNewsletter, (context, { body }) => confirm(context, body.token));
  mountPublic(app, contract.unsubscribeNewsletter, (context, { body }) =>
    leave(context, body.token),
  );
}

export function subscriberRoutes(app: FastifyInstance): void {
  mountList(app, contract.listSubscribers, ofQuery(listSubscribers));
  mount(app, contract.countSubscribers, countSubscribers);
  mount(app, contract.exportSubscribers, async (context, { query }, answer) =>
    sendTable(context, answer, 'newsletter', await exportSubscribers(context, query)),
  );
}

/** These routes have a scope of their own, because mail programs don't send JSON. */
export function oneClickRoutes(app: FastifyInstance): void {
  void app.register(oneClickUnsubscribe, {
    unsubscribe: (token) => leave(app.context, token),
  });
}
