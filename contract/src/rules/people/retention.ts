/** How long personal data is stored, in days. The privacy page states the same. */
export const RETENTION = {
  contactMessageDays: 730,
  unsubscribedDays: 30,
  mailDays: 30,
} as const;
