/** An incoming payment in a bank statement. */
export interface StatementPayment {
  /** The place in the file: the number of a line, or of an entry. */
  place: number;
  /** The agency's account; empty if the file doesn't name it. */
  account: string;
  /** The bank's own id of the payment; empty without one. Some banks just number the payments of each statement. */
  bankId: string;
  /** YYYY-MM-DD. */
  bookedOn: string;
  /** A decimal number with a point, such as '2520.00'. */
  amount: string;
  /** Lowercase ISO 4217 code; empty if the file doesn't say. */
  currency: string;
  payer: string;
  purpose: string;
}

/** Payments in the order of the file. Parsers yield often, so that other work can run in between. */
export type StatementParts = AsyncIterable<{ entries: number; payments: StatementPayment[] }>;
