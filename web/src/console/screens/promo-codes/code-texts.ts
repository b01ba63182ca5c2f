import { exactMoney, formatDay, type PromoCode } from '@wayfarer/contract';
import { formatMomentDay } from '../../../lib/format-moment.ts';
import { codesTexts as texts } from './copy.texts.js';

/** '$50.00 off', '10% off'. */
export const offText = ({ currency, minor, percent }: PromoCode): string =>
  texts.off(percent === null ? exactMoney(minor ?? 0, currency) : texts.percentOf(percent));

/** '34 of 100', or '34' without a limit. */
export const usedText = ({ maxUses, used }: PromoCode): string =>
  maxUses === null ? String(used) : texts.usedOf({ used, most: maxUses });

/** The last day, or the day on which it ended. */
export function untilText({ endedAt, untilOn }: PromoCode): string {
  if (endedAt !== null) return texts.endedOn(formatMomentDay(endedAt));
  return untilOn === null ? texts.noEnd : formatDay(untilOn);
}
