/** How long personal data is stored. The privacy page says the same. */
export const RETENTION = {
  contactMessageDays: 730,
  unsubscribedDays: 30,
  mailDays: 30,
} as const;
