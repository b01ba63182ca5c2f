import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A `timestamptz`; a Date in rows. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A `jsonb` of any value. Drizzle's own type parses strings twice, so that '12' would become a number. */
export const anyJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});
