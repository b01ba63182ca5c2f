import { accountLines, formatMoney } from '@wayfarer/contract';
import type { MailParts } from '../../../mail-parts.ts';
import type { MailedTrip } from '../../../trips/trip-facts.ts';
import { byTransfer as texts } from './parts.texts.js';

/**
 * The agency's account, for an amount in minor units that can also be transferred. Empty if the agency takes no transfers,
 * and while places are held, because a transfer keeps them only if it is announced on the payment page.
 */
export function transferSections(
  { booking, transfer }: Pick<MailedTrip, 'booking' | 'transfer'>,
  minor: number,
): NonNullable<MailParts['sections']> {
  const { currency, reference, state } = booking;
  if (!transfer || reference === null || state === 'held') return [];
  const amount = formatMoney(minor, currency);
  const lines = accountLines(transfer).map(({ label, shown: value }) =>
    texts.line({ label, value }),
  );
  return [{ title: texts.title, texts: [texts.text({ amount, reference }), ...lines] }];
}
