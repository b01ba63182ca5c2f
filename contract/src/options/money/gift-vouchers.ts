/** How a gift voucher was paid for. */
export const GIFT_METHODS = ['cash', 'card_terminal', 'transfer', 'other'] as const;
export type GiftMethod = (typeof GIFT_METHODS)[number];

/** The states of a gift voucher today. `spent`: nothing is left. `ended`: staff have ended it. */
export const GIFT_STATES = ['usable', 'spent', 'expired', 'ended'] as const;
export type GiftState = (typeof GIFT_STATES)[number];

/** The kinds of changes to the balance of a gift voucher. `void`: staff voided a payment with it, or a return to it. */
export const GIFT_ENTRIES = ['issued', 'redeemed', 'returned', 'void'] as const;

/** The minimum number of days for which a gift voucher can be used after money went back to it. */
export const GIFT_BACK_DAYS = 30;

/** The maximum number of years after which a new gift voucher expires. */
export const GIFT_YEARS_MAX = 10;
