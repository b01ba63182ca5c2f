import { fromMajorUnits } from '@wayfarer/contract';
import { announceInvalidation } from '../../http/cache/cache-invalidation.ts';
import type { Config } from '../../config/config.ts';
import { allMigrations } from '../../db/upgrade/all-migrations.ts';
import { migrate } from '../../db/upgrade/migrate.ts';
import { openStopped } from '../open-for-command.ts';
import { OperationError } from '../operation-error.ts';
import { progressLines } from '../progress.ts';
import type { Say } from '../say.ts';
import { BOOKED_SPOTS } from '../seed/sample-bookings.ts';
import { seedAgency } from '../seed/seed-agency.ts';
import { seedSpots } from '../seed/seed-spots.ts';

export interface WantedSamples {
  spots: number;
  customers: number;
  bookings: number;
  messages: number;
}

const CUSTOMER_BOOKINGS = 5;

/** `npm run seed`: adds samples, for trying a large catalog and a console with many bookings. */
export async function seed(config: Config, wanted: WantedSamples, say: Say): Promise<void> {
  const { bookings, messages } = wanted;
  if (bookings > 0 && config.cards.kind === 'stripe' && config.cards.live) {
    throw new OperationError(
      'This site takes real money: sample bookings would falsify the books.',
    );
  }
  const customers = wanted.customers || Math.ceil(bookings / CUSTOMER_BOOKINGS);
  const spots = Math.max(wanted.spots, bookings > 0 ? BOOKED_SPOTS : 0);
  const db = await openStopped(config.data);
  try {
    await db.withoutTimeouts(async () => migrate(db.sql, await allMigrations()));
    const { charge, currency } = config;
    const progress = progressLines(say);
    const number = (count: number) => count.toLocaleString('en-US');
    const added = await seedSpots(db, { spots, currency, progress });
    await announceInvalidation(db, 'spots');
    say(`Added ${number(added)} sample destinations.`);
    if (customers + messages === 0) return;
    const unit = Math.max(1, (fromMajorUnits(1, currency) ?? 1) / 100);
    const now = new Date();
    const business = { customers, bookings, messages, now, charge, currency, unit, progress };
    const made = await seedAgency(db, business);
    say(
      `Added ${number(made.customers)} customers, ${number(made.bookings)} bookings and ${number(made.messages)} messages.`,
    );
  } finally {
    await db.close();
  }
}
