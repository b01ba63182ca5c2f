import { type PriceRules, seasonTextName, USUAL_PRICE_RULES } from '@wayfarer/contract';
import { z } from 'zod/mini';

/** The number of years, from the current one, for which the demo's destinations have seasons. */
const YEARS = 3;

/** The seasons of one of the demo's destinations, with their days in each year as `MM-DD`. */
export const DemoSeasons = z.object({
  slug: z.string(),
  seasons: z.array(
    z.object({
      label: z.string(),
      /** The label in other languages. */
      names: z.record(z.string(), z.string()),
      from: z.string(),
      to: z.string(),
      percent: z.number(),
    }),
  ),
});

/** The price rules with these seasons in this year and the next ones. */
export function rulesWith({ seasons }: z.output<typeof DemoSeasons>, now: Date): PriceRules {
  const years = Array.from({ length: YEARS }, (_, more) => now.getUTCFullYear() + more);
  return {
    ...USUAL_PRICE_RULES,
    seasons: years.flatMap((year) =>
      seasons.map(({ from, label, percent, to }) => ({
        label,
        percent,
        from: `${year}-${from}`,
        to: `${year}-${to}`,
      })),
    ),
  };
}

/** The names of a destination's seasons that are translated into a language, with their originals. */
export function seasonNames(
  of: z.output<typeof DemoSeasons> | undefined,
  language: string,
): { name: string; original: string; text: string }[] {
  const { seasons = [] } = of ?? {};
  return seasons.flatMap(({ label, names }) => {
    const text = names[language];
    const name = seasonTextName({ seasons }, label);
    return text === undefined ? [] : [{ name, original: label, text }];
  });
}
