import type { PaymentLink } from '@wayfarer/contract';
import type { UsedLink } from './store.ts';

interface Facts {
  url: string;
  /** The amount that the link charges now, in minor units. */
  amount: number;
  currency: string;
  /** True if the booking can still be paid. */
  isPayable: boolean;
}

export function presentLink(
  { by, link, paid }: UsedLink,
  { amount, currency, isPayable, url }: Facts,
): PaymentLink {
  const isPaid = paid !== null || amount === 0;
  const isOpen = !isPaid && isPayable && link.endedAt === null;
  return {
    _id: link.id,
    url,
    asks: link.asks,
    amount: paid ?? (amount === 0 ? (link.amount ?? 0) : amount),
    currency,
    message: link.message,
    state: isOpen ? 'open' : isPaid && link.endedAt === null ? 'paid' : 'ended',
    createdAt: link.createdAt.toISOString(),
    by,
  };
}
