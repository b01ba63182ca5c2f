import { createHash } from 'node:crypto';
import type { UsedPicture } from '../../pictures/index.ts';
import type { SpotFields } from './rows/store.ts';

/** Identifies the form fields that were read: any change gives another version. */
export function versionOf(fields: SpotFields, pictures: readonly UsedPicture[] = []): string {
  const { spot, country, location, category, description, image } = fields;
  const { cost, currency, seasonality, travelTime, visitorsPerYear } = fields;
  const { questions = '', hostName = '', hostWords = '' } = fields;
  const texts = [spot, country, location, category, description, image];
  const shown = pictures.map(({ picture, alt, credit }) => [picture.id, alt, credit]);
  // included only if one is set, so that other destinations keep the version that older versions of the product
  // computed
  const told = [questions, hostName, hostWords].some(Boolean)
    ? [questions, hostName, hostWords]
    : [];
  const all = [
    ...texts,
    cost,
    currency,
    seasonality,
    travelTime,
    visitorsPerYear,
    ...told,
    ...shown,
  ];
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 22);
}
