/** The number of days that an agency can give for a bank transfer. */
export const TRANSFER_DAYS = { min: 3, max: 60, usual: 7 } as const;

/** The maximum number of a traveler's bookings that keep places for a transfer that hasn't arrived. */
export const AWAITED_TRANSFERS_MAX = 3;

/** Days for which places are still kept after a transfer's day, because banks and agencies rest on weekends. */
export const TRANSFER_GRACE_DAYS = 3;

/** The numbers of announced transfers that haven't arrived: those that aren't overdue, and those that are. */
export const TRANSFER_FILTERS = ['expected', 'overdue'] as const;

/** Maximum lengths of a bank account's fields; the holder's is that of SEPA transfers. */
export const ACCOUNT_LIMITS = {
  holder: 70,
  iban: 42,
  account: 34,
  routing: 34,
  bank: 100,
  bic: 11,
  note: 300,
} as const;
