import type { SpotFacts, SubmissionKind } from '@wayfarer/contract';

/** Submissions waiting for a decision. */
export const reviewTexts = {
  pictures: 'Its pictures',
  noAlt: 'Not described',
  title: 'To decide',
  text: 'What travelers have submitted, oldest first. Each sender sees your decision in My spots.',
  back: 'Destinations',
  failed: 'The submissions could not be loaded.',
  empty: 'Nothing to decide',
  emptyText: 'New places and changes from travelers appear here until you decide.',
  toList: 'All destinations',
  by: (name: string | undefined, day: string) => `Sent by ${name ?? 'a deleted account'} on ${day}`,
  kinds: {
    new: 'New destination',
    edit: 'Change to a published destination',
    online: 'Online, not approved',
  } satisfies Record<SubmissionKind, string>,
  kindTexts: {
    new: 'Only its contributor sees it until you approve it.',
    edit: 'The published page stays as it is until you decide. New words are underlined.',
    online:
      'It is on the site. If you send it back, it goes offline until its contributor has changed it.',
  } satisfies Record<SubmissionKind, string>,
  was: 'Published:',
  noText: 'nothing',
  unchanged: 'No difference from the published page.',
  approve: 'Approve and publish',
  keep: 'Approve',
  approved: 'Approved',
  sendBack: 'Send back...',
  open: 'Open',
  outdated: 'Someone changed this in the meantime. This is the current version.',
  decided: 'Someone decided this in the meantime.',
} as const;

export const sendBackTexts = {
  title: (spot: string) => `Send ${spot} back`,
  text: 'Its contributor sees the reason in My spots, and can edit and resubmit it.',
  reason: 'Reason',
  needed: 'Say what should change.',
  submit: 'Send back',
  done: 'Sent back',
} as const;

export const factNames: Readonly<Record<keyof SpotFacts, string>> = {
  spot: 'Name',
  country: 'Country',
  location: 'Where exactly',
  category: 'Kind',
  average_cost: 'Price per day',
  seasonality: 'Best season',
  travel_time: 'Recommended duration',
  totalVisitorsPerYear: 'Annual visitors',
  image: 'Picture',
  description: 'Description',
  hostName: 'Host',
  hostWords: 'About the host',
  questions: 'Questions and answers',
};
