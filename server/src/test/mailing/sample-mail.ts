import type { Mail } from '../../mail-ports.ts';
import type { Written } from '../../mails/words-in.ts';

export type SampleMail = (write: Written, publicUrl: string) => Mail;

export const TO = 'ada@example.com';
export const ADA = { email: TO, name: 'Ada Lovelace' };
export const MESSAGE = { ...ADA, subject: 'Quiet Bay', message: 'Swim' };
export const REQUESTED = { state: 'held', awaitsAgency: true } as const;
/** A customer without an account. */
export const GUEST = { uid: null, guestId: 'g' };
export const AT_NOON = { startTime: '12:00' } as const;
