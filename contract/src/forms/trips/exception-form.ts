import { z } from 'zod/mini';
import * as faults from '../../words/forms/operator.texts.js';
import { day, filled, wholeNumber } from '../fields.ts';

export const EXCEPTION_PLACES = ['country', 'spot', 'all'] as const;

const Typed = z.object({
  place: z.enum(EXCEPTION_PLACES),
  country: z.string(),
  offerId: z.string(),
  fromDay: day(faults.day),
  toDay: day(faults.day),
  refundPercent: wholeNumber({ min: 1, max: 100 }, faults.percent),
  reason: filled('reason', faults.reason),
  tell: z.boolean(),
});
type Typed = z.output<typeof Typed>;

/** Checks across fields. Without a country or destination, the API would apply the exception everywhere. */
const CHECKS = [
  z.refine<Typed>(({ country, place }) => place !== 'country' || country !== '', {
    path: ['country'],
    error: faults.country,
  }),
  z.refine<Typed>(({ offerId, place }) => place !== 'spot' || offerId !== '', {
    path: ['offerId'],
    error: faults.destination,
  }),
  z.refine<Typed>(({ fromDay, toDay }) => toDay === '' || fromDay <= toDay, {
    path: ['toDay'],
    error: faults.notBefore,
  }),
];

/** An exception to the cancellation terms; outputs the API's input. */
export const ExceptionForm = z.pipe(
  Typed.check(...CHECKS),
  z.transform(({ country, offerId, place, ...rest }: Typed) => ({
    ...rest,
    ...(place === 'country' && { country }),
    ...(place === 'spot' && { offerId }),
  })),
);
