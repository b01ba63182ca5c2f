/** The environment of a real site without a mail server, with the minimum that such a site requires. */
export const PRODUCTION_ENV = {
  MODE: 'production',
  PUBLIC_URL: 'https://wayfarer.test',
  APP_SECRET: '0123456789abcdef'.repeat(4),
  ALLOW_CARD_SANDBOX: 'yes',
};
