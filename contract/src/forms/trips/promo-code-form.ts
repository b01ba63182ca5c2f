import { z } from 'zod/mini';
import * as faults from '../../words/forms/operator.texts.js';
import { atMost } from '../../words/forms/fields.texts.js';
import { text } from '../../fields/text.ts';
import {
  PROMO_CODE_LENGTH,
  PROMO_NOTE_MAX,
  PROMO_OFFERS_MAX,
  PROMO_USES_MAX,
} from '../../options/money/promo-codes.ts';
import { maxMinorUnits } from '../../rules/money/amounts/currency.ts';
import { codeKeyOf } from '../../rules/money/prices/promo-code.ts';
import { amount } from '../amount.ts';
import { wholeNumber } from '../fields.ts';

/** The fields as typed. Empty limits don't apply. */
export interface PromoCodeFields {
  code: string;
  note: string;
  by: 'percent' | 'amount';
  value: string;
  fromOn: string;
  untilOn: string;
  travelFrom: string;
  travelTo: string;
  maxUses: string;
  maxEach: string;
  minTotal: string;
  /** Ids of destinations; empty for all. */
  offers: string[];
}

const empty = z.pipe(
  z.literal(''),
  z.transform(() => null),
);
const day = z.union([empty, z.string()]);
const isInOrder = (from: string | null, to: string | null) =>
  from === null || to === null || from <= to;

interface Spans {
  fromOn: string | null;
  untilOn: string | null;
  travelFrom: string | null;
  travelTo: string | null;
}

/** A promo code of the agency; outputs the API's input. */
export function promoCodeForm(currency: string, { by }: Pick<PromoCodeFields, 'by'>) {
  const money = amount({ currency, most: maxMinorUnits(currency) });
  const count = z.union([
    empty,
    wholeNumber(
      { min: 1, max: PROMO_USES_MAX },
      faults.people({ min: 1, max: String(PROMO_USES_MAX) }),
    ),
  ]);
  const fields = z.object({
    code: text(PROMO_CODE_LENGTH.max, 0, { tooLong: atMost }).check(
      z.refine((code) => codeKeyOf(code).length >= PROMO_CODE_LENGTH.min, faults.code),
    ),
    note: text(PROMO_NOTE_MAX, 0, { tooLong: atMost }),
    by: z.enum(['percent', 'amount']),
    value: by === 'percent' ? wholeNumber({ min: 1, max: 100 }, faults.percent) : money,
    fromOn: day,
    untilOn: day,
    travelFrom: day,
    travelTo: day,
    maxUses: count,
    maxEach: count,
    minTotal: z.union([empty, money]),
    offers: z.array(z.string()).check(z.maxLength(PROMO_OFFERS_MAX)),
  });
  return z.pipe(
    fields.check(
      z.refine<Spans>(({ fromOn, untilOn }) => isInOrder(fromOn, untilOn), {
        path: ['untilOn'],
        error: faults.notBefore,
      }),
      z.refine<Spans>(({ travelFrom, travelTo }) => isInOrder(travelFrom, travelTo), {
        path: ['travelTo'],
        error: faults.notBefore,
      }),
    ),
    z.transform(({ by: way, offers, value, ...rest }: z.output<typeof fields>) => ({
      ...rest,
      percent: way === 'percent' ? value : null,
      minor: way === 'amount' ? value : null,
      offers: offers.length === 0 ? null : offers,
    })),
  );
}
export type PromoCodeValues = z.output<ReturnType<typeof promoCodeForm>>;
