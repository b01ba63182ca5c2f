import type { SubscriberState } from '@wayfarer/contract';

export const stateTexts: Readonly<Record<SubscriberState, string>> = {
  waiting: 'Waiting',
  subscribed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
};

export const newsletterTexts = {
  title: 'Newsletter',
  text: 'Who takes it. Write to those who are subscribed alone: the others have not confirmed, or left.',
  views: 'Subscribers by state',
  all: 'All',
  search: 'Email',
  list: 'Subscribers',
  failed: 'The subscribers could not be loaded.',
  empty: 'No subscribers',
  emptyText: 'Whoever enters an address on your site and confirms it stands here.',
  emptyFilter: 'Nothing fits. Try another state, or another part of the address.',
  email: 'Email',
  state: 'State',
  consent: 'Consent',
  confirmed: 'Confirmed',
  left: 'Left',
  source: 'Source',
  given: (when: string, source: string) => `Consent ${when} · ${source}`,
  sources: { website: 'Form on the website' } as Readonly<Partial<Record<string, string>>>,
  file: 'newsletter.csv',
  question: 'Export these addresses?',
  explanation:
    'The file holds every address that your filter finds, with the time of consent. That you took it is written into the audit log.',
} as const;
