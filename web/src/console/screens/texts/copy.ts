import type { TextState } from '@wayfarer/contract';

export const stateNames: Readonly<Record<TextState, string>> = {
  missing: 'Not translated',
  draft: 'Draft',
  toCheck: 'To check',
  published: 'Published',
};

export const listTexts = {
  title: 'Translations',
  text: 'Travelers see published texts; the rest stays in the site’s first language.',
  caption: 'Destinations and their translations',
  toDestinations: 'Destinations',
  failed: 'The translations could not be loaded.',
  emptyFilterTitle: 'No destinations match',
  emptyFilter: 'Choose another state or language.',
  empty: 'Nothing to translate yet',
  emptyText: 'Destinations appear here once they are online.',
  language: 'Language',
  state: 'State',
  none: 'Only one language',
  noneText: 'This site has one language. Set LANGUAGES to add others, then start it again.',
  columns: { spot: 'Destination', state: 'State', done: 'Translated', changed: 'To check' },
  done: (translated: number, total: number) => `${translated} of ${total}`,
  export: 'For translators (CSV)',
} as const;

export const importTexts = {
  choose: 'Import a file',
  reading: 'Reading the file...',
  notOurs: (language: string) =>
    `This isn’t the file of this list. It needs the columns Id, Text and ${language}.`,
  none: 'Nothing would change.',
  title: (count: number) => (count === 1 ? '1 text would change' : `${count} texts would change`),
  refused: (count: number) =>
    count === 1 ? '1 row can’t be imported' : `${count} rows can’t be imported`,
  row: (line: number, reason: string) => `Line ${line}: ${reason}`,
  before: 'Now',
  after: 'New',
  more: (count: number) => `and ${count} more`,
  publish: 'Publish them',
  draft: 'Save as drafts',
  cancel: 'Cancel',
  done: 'Texts imported',
} as const;

export const editTexts = {
  loading: 'Loading the texts',
  failed: 'The texts could not be loaded.',
  missing: 'Destination not found',
  missingText: 'It was archived or deleted.',
  toList: 'Translations',
  title: (spot: string) => `Translate ${spot}`,
  hint: 'Leave a text empty to show the original.',
  original: 'Original',
  changed: 'The original has changed since.',
  publish: 'Publish',
  saveDraft: 'Save as draft',
  published: 'Published',
  drafted: 'Saved as draft',
  state: 'State',
} as const;

const NAMES: Readonly<Record<string, string>> = {
  spot: 'Name',
  location: 'Place',
  description: 'Description',
  meetingPoint: 'Meeting point',
  endPoint: 'Where the trip ends',
  directions: 'Directions',
  highlights: 'Highlight',
  included: 'Included',
  notIncluded: 'Not included',
  bring: 'What to bring',
  languages: 'Language of the guide',
  notSuitable: 'Not suitable for',
  notAllowed: 'Not allowed',
  accessibility: 'Accessibility',
  goodToKnow: 'Good to know',
  picture: 'Description of a picture',
};

/** The label of a text, such as 'Included 2' or 'Day 3, title'. */
export function textName(name: string): string {
  const [kind = '', place = '', part = ''] = name.split('.');
  if (kind === 'itinerary') return `Day ${place}, ${part}`;
  const label = NAMES[kind] ?? kind;
  return place === '' || kind === 'picture' ? label : `${label} ${Number(place) + 1}`;
}
