import { formatDay, formatMoney, leftToRight } from '@wayfarer/contract';
import type { Mail } from '../../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { gift as texts } from './payments.texts.js';

/** A gift voucher that was just issued. */
interface IssuedGift {
  /** In minor units. */
  amount: number;
  currency: string;
  /** In groups, as people read it. */
  code: string;
  expiresOn: string | null;
}

/** The code of a gift voucher, for its buyer. Only staff send it, to an address that they enter. */
export function giftVoucherMail(
  publicUrl: string,
  to: string,
  { amount: minor, code, currency, expiresOn }: IssuedGift,
): Mail {
  const amount = formatMoney(minor, currency);
  return composeMail(to, {
    subject: texts.subject(amount),
    title: texts.title(amount),
    paragraphs: [texts.text, texts.how],
    facts: [
      [texts.code, leftToRight(code)],
      [texts.amount, amount],
      ...(expiresOn === null ? [] : [[texts.untilLabel, formatDay(expiresOn)] as const]),
    ],
    action: { label: texts.see, url: publicUrl },
    note: texts.note,
  });
}
