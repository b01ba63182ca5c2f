/** How the booking form asks travelers for a telephone number; the specification's form doesn't. */
export const PHONE_POLICIES = ['off', 'optional', 'required'] as const;
export type PhonePolicy = (typeof PHONE_POLICIES)[number];
