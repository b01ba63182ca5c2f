import {
  confirmationText,
  leadTimeText,
  midSentence,
  type PaymentPlan,
  sentencesOf,
  type ShownDetails,
  type SiteContent,
} from '@wayfarer/contract';
import * as catalog from './copy.texts.js';

/** '30% first, and the rest 30 days before the trip'. */
function planText({ balanceDays, now }: PaymentPlan): string {
  const days = balanceDays ?? 0;
  return typeof now === 'object' && 'percent' in now
    ? catalog.knowTexts.planPercent({ percent: now.percent, days })
    : catalog.knowTexts.planRest(days);
}

export const bookingTexts = {
  ...catalog.bookingTexts,
  cancellation: (policy: Parameters<typeof sentencesOf>[0]) => [
    ...sentencesOf(policy),
    catalog.knowTexts.weCancel,
  ],
  /**
   * Facts to know before booking; those of the destination come first. `hasRest` is true if a part is due on arrival,
   * `plan` is set if it is paid online by a plan, `onRequest` is true if the agency answers each booking.
   */
  know: (
    site: Pick<SiteContent, 'confirmHours' | 'hasEmergencyLine' | 'renameDays'>,
    { goodToKnow = [], leadDays = 0 }: Partial<ShownDetails> = {},
    {
      hasRest = false,
      onRequest = false,
      plan,
    }: { hasRest?: boolean; onRequest?: boolean; plan?: PaymentPlan } = {},
  ): string[] => [
    ...goodToKnow,
    onRequest ? catalog.knowTexts.request : catalog.knowTexts.reserve,
    catalog.knowTexts.final,
    ...(hasRest ? [catalog.knowTexts.rest] : []),
    ...(plan ? [planText(plan)] : []),
    ...(leadDays > 0 ? [leadTimeText(leadDays)] : []),
    ...(site.confirmHours > 0 ? [confirmationText(site.confirmHours)] : []),
    catalog.knowTexts.change,
    catalog.knowTexts.rename(site.renameDays),
    catalog.knowTexts.voucher,
    catalog.knowTexts.document,
    ...(site.hasEmergencyLine ? [catalog.knowTexts.emergency] : []),
  ],
} as const;

export const relatedTexts = {
  title: (kind: string) => catalog.relatedTexts.title(midSentence(kind)),
  all: (kind: string) => catalog.relatedTexts.all(midSentence(kind)),
} as const;
