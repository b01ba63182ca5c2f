/**
 * The choices for the telephone number on the booking form: not asked for, optional or required. The specification's
 * form doesn't ask for it.
 */
export const PHONE_POLICIES = ['off', 'optional', 'required'] as const;
export type PhonePolicy = (typeof PHONE_POLICIES)[number];
