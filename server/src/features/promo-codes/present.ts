import { promoState, type CalendarDay, type PromoCode } from '@wayfarer/contract';
import type { PromoFigures } from './store.ts';

/** A code in the API's shape, on the agency's day `today`; `names` are those of destinations by id. */
export function presentCode(
  { code, given, revenue }: PromoFigures,
  { names, today }: { names: ReadonlyMap<string, string>; today: CalendarDay },
): PromoCode {
  const { codeKey: _, createdAt, createdBy: __, endedAt, id, label, offers, ...terms } = code;
  return {
    ...terms,
    _id: id,
    code: label,
    offers,
    offerNames: offers?.map((offer) => names.get(offer) ?? '') ?? [],
    revenue,
    given,
    state: promoState(code, today),
    endedAt: endedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
