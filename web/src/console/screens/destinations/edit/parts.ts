import type { PartName } from './copy.ts';

const PART_OF: Readonly<Record<string, PartName>> = {
  'facts.image': 'pictures',
  'facts.pictures': 'pictures',
  'facts.hostName': 'know',
  'facts.hostWords': 'know',
  'facts.questions': 'know',
  'details.included': 'included',
  'details.notIncluded': 'included',
  'details.bring': 'included',
  'details.highlights': 'included',
  'details.languages': 'know',
  'details.notSuitable': 'know',
  'details.notAllowed': 'know',
  'details.isPrivate': 'know',
  'details.effort': 'know',
  'details.accessibility': 'know',
  'details.goodToKnow': 'know',
  'details.groupSize': 'know',
  'details.leadDays': 'know',
  'details.itinerary': 'days',
  policy: 'policy',
};

/** The editor's section that contains a field. */
export function partOf(field: string): PartName {
  const [group] = field.split('.');
  const usual = { facts: 'text', details: 'directions', prices: 'prices' } as const;
  return PART_OF[field] ?? usual[group as keyof typeof usual] ?? 'text';
}
