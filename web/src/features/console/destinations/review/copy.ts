import type { SpotFacts, SubmissionKind } from '@wayfarer/contract';

/** What waits for a decision. */
export const reviewTexts = {
  pictures: 'Its pictures',
  noAlt: 'Not described',
  title: 'To decide',
  text: 'What travelers have sent, oldest first. The sender gets a mail with your decision.',
  back: 'Destinations',
  failed: 'What waits could not be loaded.',
  nothing: 'Nothing waits',
  nothingText: 'What travelers add or change stands here until you decide.',
  toList: 'All destinations',
  by: (name: string | undefined, day: string) => `Sent by ${name ?? 'a deleted account'} on ${day}`,
  kinds: {
    new: 'New destination',
    edit: 'Change of a published destination',
    online: 'Online without an approval',
  } satisfies Record<SubmissionKind, string>,
  kindTexts: {
    new: 'Only its contributor sees it until you approve.',
    edit: 'The published page stays as it is until you decide. New words are underlined.',
    online:
      'It is on the site. Sent back, it goes off the site until its contributor has changed it.',
  } satisfies Record<SubmissionKind, string>,
  was: 'Published:',
  empty: 'nothing',
  unchanged: 'It says the same as what is published.',
  approve: 'Approve and publish',
  keep: 'Approve',
  approved: 'Approved',
  sendBack: 'Send back...',
  open: 'Open',
  meanwhile: 'It was changed or decided meanwhile. This is how it stands now.',
} as const;

export const sendBackTexts = {
  title: (spot: string) => `Send ${spot} back`,
  text: 'Its contributor reads the reason in My spots and in a mail, can change it and send it again.',
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
};
