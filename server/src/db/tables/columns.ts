import { customType, timestamp } from 'drizzle-orm/pg-core';

/** An instant, `timestamptz`; a Date in rows. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** `jsonb` of any shape. Drizzle's own parses twice what is a text, so that '12' comes back as a number. */
export const anyJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});
