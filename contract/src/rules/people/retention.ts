/** The days for which personal data is stored. The privacy page states the same periods. */
export const RETENTION = {
  contactMessageDays: 730,
  unsubscribedDays: 30,
  mailDays: 30,
} as const;
