/** Every table of the product, for Drizzle. The statements that make them are in migrations/. */
export * from './tables/site/agency-settings.ts';
export * from './tables/site/app-settings.ts';
export * from './tables/audit.ts';
export * from './tables/bookings.ts';
export * from './tables/cancellations.ts';
export * from './tables/idempotency.ts';
export * from './tables/mail.ts';
export * from './tables/site/messages.ts';
export * from './tables/payments.ts';
export * from './tables/reviews.ts';
export * from './tables/pictures.ts';
export * from './tables/site/setup.ts';
export * from './tables/site/showcase.ts';
export * from './tables/spots.ts';
export * from './tables/staff.ts';
export * from './tables/trips.ts';
export * from './tables/users.ts';
