import type { CalendarDay, PaperKind, PriceLine } from '@wayfarer/contract';

/** The agency as it was when a document was issued. */
export interface PaperSeller {
  name: string;
  legalName: string;
  address: string;
  taxId: string;
  email: string;
  phone: string;
  openingHours: string;
  footer: string;
  /** The size of the paper that its country uses. */
  paper: 'a4' | 'letter';
}

export interface PaperBuyer {
  name: string;
  /** Lines; empty for a traveler. */
  address: string;
  vatId: string;
}

/** A line of the trip's price. */
export interface PaperLine extends PriceLine {
  /** Hundredths of a percent; left out unless the document shows tax. */
  basisPoints?: number | undefined;
}

/** How money moved: by card, or at the counter by a method. */
export interface PaperPayment {
  on: CalendarDay;
  method: string;
  /** The card's brand and last digits, if known. */
  brand: string | null;
  last4: string | null;
  /** In minor units; negative for money that was returned. */
  amount: number;
}

export interface NamedPaper {
  number: string;
  kind: PaperKind;
  issuedOn: CalendarDay;
  /** In minor units; positive. */
  total: number;
}

export interface PaperFacts {
  trip: { title: string; country: string; from: CalendarDay; days: number; reference: string };
  /** The trip's price in minor units. */
  tripTotal: number;
  /** Set once the trip is canceled. */
  canceledOn: CalendarDay | null;
  /** The movements that the document covers. */
  payments: PaperPayment[];
  /** Earlier documents of which at least a part is still valid. */
  earlier: NamedPaper[];
  /** The invoice that a credit note credits, or that an invoice replaces. */
  of: NamedPaper | null;
  /** True if the document changes only the recipient of another one. */
  madeOutAnew: boolean;
  /** The amount that is still to be paid for the trip, in minor units. */
  balance: number;
  balanceDueOn: CalendarDay | null;
}
