import {
  CATEGORIES,
  type OwnSpot,
  sentCost,
  type SpotFacts,
  type SpotFields,
  spotFieldsOf,
  type SpotInput,
} from '@wayfarer/contract';
import type { EditedPicture } from '../../../../ui/pictures/edited-picture.ts';

/**
 * The pictures in the form of a destination. If the agency hasn't decided on a submitted change yet, they are those of
 * the change.
 */
export function picturesOf({ edit, pictures }: OwnSpot): EditedPicture[] {
  const shown = edit?.pictures ?? (edit && edit.facts.image !== pictures?.[0]?.url ? [] : pictures);
  return (shown ?? []).map(({ _id, url, alt, credit }) => ({ id: _id, url, alt, credit }));
}

/**
 * The form's values for an existing destination. If the agency hasn't decided on a submitted change yet, they are those
 * of the change.
 */
export function fieldsOf(own: Pick<OwnSpot, keyof SpotFacts | 'edit'>): SpotFields {
  return spotFieldsOf(own.edit?.facts ?? own);
}

/**
 * A typed cost without the letters and symbols around its number (spec §5: only digits). Separators and a minus stay,
 * because they have a meaning. Letters between digits or right after them stay, too, because `1e3` and `2k` would be
 * different amounts without them.
 */
export function keptCost(text: string): string {
  return text
    .replace(/^[^\d.,'()\-−–]+/u, '')
    .replace(/(?<=[\d\s.,])[^\d\s.,'()\-−–kmet][^\d]*$/iu, '');
}

/** The host and the answers. If a call leaves them out, the server keeps them unchanged. */
export const toldOf = ({ questions, hostName, hostWords }: SpotFields) => ({
  questions,
  hostName,
  hostWords,
});

/** The body that the form sends (spec §7). Location, category, host and answers are included only if they are known. */
export function inputOf(
  fields: SpotFields,
  currency: string,
  pictures?: readonly EditedPicture[],
): SpotInput {
  const { spot, country, location, image, seasonality, description } = fields;
  const category = CATEGORIES.find((known) => known === fields.category);
  return {
    spot,
    country,
    average_cost: sentCost(fields.cost, currency),
    seasonality,
    travel_time: fields.travelTime,
    totalVisitorsPerYear: fields.visitors,
    image,
    description,
    ...(location !== '' && { location }),
    ...(category && { category }),
    ...(Object.values(toldOf(fields)).some((text) => text !== '') && toldOf(fields)),
    ...(pictures && { pictures: pictures.map(({ id, alt, credit }) => ({ id, alt, credit })) }),
  };
}
