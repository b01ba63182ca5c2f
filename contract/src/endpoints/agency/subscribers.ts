import { z } from 'zod/mini';
import * as calls from '../../calls/agency/subscribers.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { media } from '../../declaration/media.ts';
import { ListPageQuery } from '../../fields/list-page.ts';
import { text } from '../../fields/text.ts';
import { CONSOLE_PAGE, MOST_COUNTED, SUBSCRIBER_STATES } from '../../options/console.ts';
import { TEXT_LIMITS } from '../../options/limits.ts';

export const Subscriber = z.object({
  _id: z.string(),
  email: z.string(),
  state: z.enum(SUBSCRIBER_STATES),
  /** `source` says where the consent was given, such as `website`. */
  consentedAt: z.string(),
  source: z.string(),
  /** Null before the confirmation by email, and for subscribers from before confirmations were required. */
  confirmedAt: z.nullable(z.string()),
  unsubscribedAt: z.nullable(z.string()),
});
export type Subscriber = z.output<typeof Subscriber>;

const SubscriberFilter = z.object({
  state: z.optional(z.enum(SUBSCRIBER_STATES)),
  q: z.optional(text(TEXT_LIMITS.search)),
});

export const listSubscribers = endpoint(calls.listSubscribers, {
  summary: `Addresses entered for the newsletter, newest first, ${CONSOLE_PAGE} at a time`,
  query: z.extend(SubscriberFilter, ListPageQuery.shape),
  response: z.array(Subscriber),
});

export const SubscriberCount = z.record(z.enum(SUBSCRIBER_STATES), z.number());
export type SubscriberCount = z.output<typeof SubscriberCount>;

export const countSubscribers = endpoint(calls.countSubscribers, {
  summary: `The number of addresses in each state, counted up to ${MOST_COUNTED}`,
  response: SubscriberCount,
});

export const exportSubscribers = endpoint(calls.exportSubscribers, {
  summary: 'Export all addresses that match a filter as CSV',
  fresh: true,
  query: SubscriberFilter,
  response: media('text/csv'),
});
