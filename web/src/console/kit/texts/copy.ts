import { LISTED_TEXTS } from '@wayfarer/contract';
import { names } from './copy.texts.js';

export { editTexts, stateNames, wordsTexts } from './copy.texts.js';

const PLAIN = [
  'spot',
  'location',
  'description',
  'meetingPoint',
  'endPoint',
  'directions',
  'hostWords',
  'picture',
] as const;

/** The label of a destination's text, such as 'Included, entry 2' or 'Day 3, title'. */
export function textName(name: string): string {
  const [kind = '', place = '', part = ''] = name.split('.');
  const number = Number(place) + 1;
  if (kind === 'itinerary') return part === 'title' ? names.dayTitle(place) : names.dayText(place);
  if (kind === 'season') return names.season(number);
  if (kind === 'faq') return part === 'question' ? names.question(number) : names.answer(number);
  const plain = PLAIN.find((one) => one === kind);
  const counted = LISTED_TEXTS.find((one) => one === kind);
  if (plain) return names[plain];
  return counted ? names[counted](number) : kind;
}

/** The label of an entry of a list, such as 'Title 2'. */
export const entryName = (label: string, index: number) =>
  names.entry({ label, number: index + 1 });
