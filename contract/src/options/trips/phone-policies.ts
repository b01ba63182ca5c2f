/** How the booking form handles the telephone number, which the specification's form doesn't have. */
export const PHONE_POLICIES = ['off', 'optional', 'required'] as const;
export type PhonePolicy = (typeof PHONE_POLICIES)[number];
