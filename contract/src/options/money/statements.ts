/** The states of an incoming payment of a bank statement. */
export const STATEMENT_STATES = ['to_match', 'matched', 'set_aside'] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];

/**
 * How a bank transfer fits the booking that is proposed for it. With the booking's reference: `exact`, `short` of the
 * amount asked for, `over` everything that is left, or `closed`, because the booking takes no payment. `name`: without
 * the reference, but with the amount and the traveler's name. `none`: nothing is proposed.
 */
export const STATEMENT_FITS = ['exact', 'short', 'over', 'closed', 'name', 'none'] as const;
export type StatementFit = (typeof STATEMENT_FITS)[number];

/** Formats of bank statements. */
export const STATEMENT_FORMATS = ['camt053', 'mt940', 'csv'] as const;

/** Limits of a file. Its entries are counted whether they are incoming money or not. */
export const STATEMENT_FILE = { maxBytes: 5 * 1024 * 1024, maxEntries: 20_000 } as const;
