import { z } from 'zod/mini';
import { atMost } from '../../words/forms/fields.texts.js';
import { text } from '../../fields/text.ts';
import { LINK_ASKS, LINK_MESSAGE_LIMIT, type LinkAsks } from '../../options/trips/payment-links.ts';
import { amount } from '../amount.ts';

/** The fields as typed. */
export interface PaymentLinkFields {
  asks: LinkAsks;
  amount: string;
  message: string;
  mail: boolean;
}

/** A request for payment by a link. The amount, in minor units, is read only if the link asks for one. */
export const paymentLinkForm = (
  money: { currency: string; most: number },
  { asks }: Pick<PaymentLinkFields, 'asks'>,
) =>
  z.object({
    asks: z.enum(LINK_ASKS),
    amount:
      asks === 'amount'
        ? amount(money)
        : z.pipe(
            z.string(),
            z.transform(() => undefined),
          ),
    message: text(LINK_MESSAGE_LIMIT, 0, { tooLong: atMost }),
    mail: z.boolean(),
  });
export type PaymentLinkValues = z.output<ReturnType<typeof paymentLinkForm>>;
