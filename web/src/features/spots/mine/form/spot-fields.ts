import {
  CATEGORIES,
  costWithSymbol,
  type OwnSpot,
  type SpotFacts,
  type SpotFields,
  spotFieldsOf,
  type SpotInput,
} from '@wayfarer/contract';
import type { EditedPicture } from '../../../../ui/pictures/edited-picture.ts';

/** A destination's pictures for its form: those of the submitted edit if it is undecided. */
export function picturesOf({ edit, pictures }: OwnSpot): EditedPicture[] {
  const shown = edit?.pictures ?? (edit && edit.facts.image !== pictures?.[0]?.url ? [] : pictures);
  return (shown ?? []).map(({ _id, url, alt, credit }) => ({ id: _id, url, alt, credit }));
}

/**
 * The form's values for an existing destination: those of the submitted edit if it is undecided.
 */
export function fieldsOf(own: Pick<OwnSpot, keyof SpotFacts | 'edit'>): SpotFields {
  return spotFieldsOf(own.edit?.facts ?? own);
}

/**
 * The digits of an entered cost (spec §5). A decimal part that arrives at once, such as by pasting
 * '$1,200.50', is dropped: its digits would make the cost a hundred times larger.
 */
export function digitsOf(text: string): string {
  return text.replace(/\.\d*\s*$/, '').replaceAll(/\D/g, '');
}

/** The body that the form sends (spec §7); location and category only if they are known. */
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
    average_cost: costWithSymbol(fields.cost, currency),
    seasonality,
    travel_time: fields.travelTime,
    totalVisitorsPerYear: fields.visitors,
    image,
    description,
    ...(location !== '' && { location }),
    ...(category && { category }),
    ...(pictures && { pictures: pictures.map(({ id, alt, credit }) => ({ id, alt, credit })) }),
  };
}
