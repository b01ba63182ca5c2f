import { z } from 'zod/mini';
import { calendarDay } from '../fields/calendar-day.ts';
import { RATES_LIMIT } from '../rules/money/display-rates.ts';
import { isCurrencyCode, isRate } from '../rules/money/read-rates.ts';

const Code = z
  .string()
  .check(z.toLowerCase(), z.refine(isCurrencyCode, 'is not the code of a currency'));

const hasEachOnce = (codes: readonly string[]) => new Set(codes).size === codes.length;

export const SettingRates = z
  .object({
    base: Code,
    asOf: calendarDay,
    rates: z
      .array(
        z.object({
          currency: Code,
          perUnit: z.number().check(z.refine(isRate, 'must be a rate such as 0.92')),
        }),
      )
      .check(z.minLength(1), z.maxLength(RATES_LIMIT)),
  })
  .check(
    z.refine(({ base, rates }) => hasEachOnce([base, ...rates.map(({ currency }) => currency)]), {
      error: 'must name each currency once, and not that of the site',
      path: ['rates'],
    }),
  );
