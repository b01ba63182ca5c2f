import type { SubscriberState } from '@wayfarer/contract';

export const stateTexts: Readonly<Record<SubscriberState, string>> = {
  waiting: 'Waiting',
  subscribed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
};

export const newsletterTexts = {
  title: 'Newsletter',
  text: 'Write only to people who are subscribed: the others haven’t confirmed or have unsubscribed.',
  views: 'Subscribers by state',
  all: 'All',
  search: 'Email',
  caption: 'Subscribers',
  failed: 'The subscribers could not be loaded.',
  empty: 'No subscribers',
  emptyText: 'Everyone who enters an address on your site appears here.',
  emptyFilter: 'No matches. Try another state or another part of the address.',
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
    'The file contains every address in this list, with the time of consent. The export is recorded in the audit log.',
} as const;
