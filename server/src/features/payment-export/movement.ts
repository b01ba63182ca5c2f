import { brandName, type TaxScheme } from '@wayfarer/contract';

/**
 * Only the books have the card provider's fees, the sales of gift vouchers and the reversals of voided entries as
 * movements of their own.
 */
export type MovementKind =
  | 'card'
  | 'refund'
  | 'dispute'
  | 'received'
  | 'returned'
  | 'fee'
  | 'gift_sale'
  | 'received_void'
  | 'returned_void';

/** The names of movements in exports. */
export const KIND_NAMES: Readonly<Record<MovementKind, string>> = {
  card: 'Card payment',
  refund: 'Refund to the card',
  dispute: 'Lost to a bank',
  received: 'Received by the agency',
  returned: 'Handed back by the agency',
  fee: 'Fee of the card provider',
  gift_sale: 'Gift voucher sold',
  received_void: 'Received by the agency, voided',
  returned_void: 'Handed back by the agency, voided',
};

/** The invoice or credit note that covers a movement. */
export interface CoveringPaper {
  number: string;
  scheme: TaxScheme;
  /** Its tax rates, in hundredths of a percent. */
  rates: number[];
}

/** A movement of money, in minor units. */
export interface Movement {
  /** Distinguishes movements at the same time. */
  id: string;
  at: Date;
  /** The day on which the money changed hands, if it was entered by hand. */
  day: string | null;
  kind: MovementKind;
  amount: number;
  currency: string;
  /** How the money changed hands at the counter; null for cards. */
  method: string | null;
  brand: string | null;
  last4: string | null;
  /** The reason in words, or the product's own code for it; may be empty. */
  reason: string;
  voidReason: string | null;
  byName: string | null;
  transaction: string | null;
  /** The provider's fee of a card payment, in minor units of its currency; null if unknown. */
  fee: number | null;
  feeCurrency: string | null;
  reference: string | null;
  traveler: string | null;
  /** Only in the books; null as long as no document covers it. */
  paper: CoveringPaper | null;
}

/** How the money moved: the card, or the method at the counter. */
export const methodOf = ({ brand, last4, method }: Movement): string =>
  method ?? [brand === null ? 'Card' : brandName(brand), last4].filter(Boolean).join(' ');
