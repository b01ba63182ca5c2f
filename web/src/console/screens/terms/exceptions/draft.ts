import { exceptionFormTexts } from '../copy.ts';
import { numberOf } from '../numbers.ts';

export const PLACES = ['country', 'spot', 'all'] as const;
type Place = (typeof PLACES)[number];

/** An exception as it is typed. */
export interface Draft {
  place: Place;
  country: string;
  offerId: string | undefined;
  fromDay: string;
  toDay: string;
  refundPercent: string;
  reason: string;
  tell: boolean;
}

export const EMPTY: Draft = {
  place: 'country',
  country: '',
  offerId: undefined,
  fromDay: '',
  toDay: '',
  refundPercent: '100',
  reason: '',
  tell: true,
};

/** By the names of the API. */
export type Faults = Partial<Record<Exclude<keyof Draft, 'place' | 'tell'>, string>>;

/** As the API takes it. */
export function bodyOf({ country, fromDay, offerId, place, reason, tell, toDay, ...draft }: Draft) {
  return {
    ...(place === 'country' && { country }),
    ...(place === 'spot' && offerId !== undefined && { offerId }),
    fromDay,
    toDay,
    refundPercent: numberOf(draft.refundPercent),
    reason: reason.trim(),
    tell,
  };
}

/** What the API would refuse, and a place that is not chosen: it would take that for all. */
export function faultsOf(draft: Draft): Faults {
  const { faults: texts } = exceptionFormTexts;
  const { fromDay, reason, refundPercent, toDay } = bodyOf(draft);
  const isPercent = Number.isInteger(refundPercent) && refundPercent >= 1 && refundPercent <= 100;
  return {
    ...(draft.place === 'country' && draft.country === '' && { country: texts.country }),
    ...(draft.place === 'spot' && draft.offerId === undefined && { offerId: texts.spot }),
    ...(fromDay === '' && { fromDay: texts.day }),
    ...(toDay < fromDay && { toDay: texts.order }),
    ...(toDay === '' && { toDay: texts.day }),
    ...(!isPercent && { refundPercent: texts.percent }),
    ...(reason === '' && { reason: texts.reason }),
  };
}
