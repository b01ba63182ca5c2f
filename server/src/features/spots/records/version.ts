import { createHash } from 'node:crypto';
import type { UsedPicture } from '../../pictures/index.ts';
import type { SpotFields } from './rows/store.ts';

/** A version of the form fields that were read: any change gives a different one. */
export function versionOf(fields: SpotFields, pictures: readonly UsedPicture[] = []): string {
  const { spot, country, location, category, description, image } = fields;
  const { cost, currency, seasonality, travelTime, visitorsPerYear } = fields;
  const { questions = '', hostName = '', hostWords = '' } = fields;
  const texts = [spot, country, location, category, description, image];
  const shown = pictures.map(({ picture, alt, credit }) => [picture.id, alt, credit]);
  // only what is there, so that the version of a destination without them is that of older versions of the product
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
