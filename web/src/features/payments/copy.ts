/** The provider's own documentation of its test cards (spec §2). */
export const TEST_CARDS_HREF = 'https://docs.stripe.com/testing';
