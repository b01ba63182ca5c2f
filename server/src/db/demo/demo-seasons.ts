import { type PriceRules, seasonTextName, USUAL_PRICE_RULES } from '@wayfarer/contract';
import { z } from 'zod/mini';

/** Years with seasons, from the current one. */
const YEARS = 3;

/** Days are `MM-DD`. */
export const DemoSeasons = z.object({
  slug: z.string(),
  seasons: z.array(
    z.object({
      label: z.string(),
      names: z.record(z.string(), z.string()),
      from: z.string(),
      to: z.string(),
      percent: z.number(),
    }),
  ),
});

/** The usual price rules, with the seasons in this year and the next ones. */
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

/** The names that are translated into a language, with their originals. */
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
