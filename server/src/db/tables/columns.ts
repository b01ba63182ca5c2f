import { timestamp } from 'drizzle-orm/pg-core';

/** An instant, `timestamptz`; a Date in rows. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
