/**
 * Whether the booking form asks travelers for a telephone number, and whether one is required. The specification's form
 * doesn't ask.
 */
export const PHONE_POLICIES = ['off', 'optional', 'required'] as const;
export type PhonePolicy = (typeof PHONE_POLICIES)[number];
