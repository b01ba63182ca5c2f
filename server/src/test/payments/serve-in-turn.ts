import type { Booking } from '@wayfarer/contract';
import type { Database } from '../../db/database.ts';
import { createTestApp, openTestDatabase, type TestApp } from '../app.ts';
import type { OutsideProvider } from './outside-provider.ts';
import { callerOf, CARDS, intentIdOf, type Caller } from './payments-caller.ts';
import type { TestPerson } from '../people.ts';

export const SITE = {
  MODE: 'production',
  PUBLIC_URL: 'https://wayfarer.test',
  APP_SECRET: 'a-secret-of-more-than-32-characters',
  CONTACT_EMAIL: 'agency@wayfarer.test',
};
export const SANDBOX = { ...SITE, ALLOW_CARD_SANDBOX: 'yes' };
/** One database, served with one configuration after the other. */
export function serveInTurn() {
  let db: Database;
  let site: TestApp | undefined;
  let log: string[] = [];
  const people: { ada?: TestPerson; boss?: TestPerson } = {};
  return {
    open: async () => {
      db = await openTestDatabase();
    },
    sql: <Row>(text: string, params: unknown[] = []) => db.sql.query<Row>(text, params),
    database: () => db,
    log: () => log.join(''),
    site: () => {
      if (!site) throw new Error('nobody serves');
      return site;
    },
    /** Stops the current product, and starts one with these settings. */
    serve: async (env: Record<string, string>): Promise<{ ada: Caller; boss: Caller }> => {
      await site?.close();
      site = undefined;
      log = [];
      site = await createTestApp({ env, db, onLog: (line) => log.push(line) });
      people.ada ??= await site.createTraveler();
      people.boss ??= await site.createAdministrator();
      return { ada: callerOf(site, people.ada), boss: callerOf(site, people.boss) };
    },
    close: async () => {
      await site?.close();
      await db.close();
    },
  };
}

export async function payAt(provider: OutsideProvider, person: Caller, bookingId: string) {
  const { body, status } = await person.open(bookingId);
  if (status !== 200) throw new Error(`open answered ${status} ${JSON.stringify(body)}`);
  await provider.confirm(body.clientSecret, CARDS.succeeds);
  return (await person.save(bookingId, intentIdOf(body.clientSecret))).body;
}

export const bookingOf = async (person: Caller, id: string) =>
  (await person.call<Booking>('GET', `/api/bookings/${id}`)).body;
