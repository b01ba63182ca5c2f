import { allMigrations } from '../../server/src/db/upgrade/all-migrations.ts';
import { migrate } from '../../server/src/db/upgrade/migrate.ts';
import { openDatabase } from '../../server/src/db/open.ts';
import { noLog } from '../../server/src/cli/no-log.ts';
import { seedAgency } from '../../server/src/cli/seed/seed-agency.ts';
import { dropIndexes } from '../../server/src/cli/data-files/indexes.ts';
import { BOOKED_SPOTS, type Sampling } from '../../server/src/cli/seed/sample-bookings.ts';
import { seedSpots } from '../../server/src/cli/seed/seed-spots.ts';
import { HttpClient } from '../load/http-client.ts';
import { startProduct } from '../product/start-product.ts';

export const OWNER = {
  email: 'owner@example.com',
  password: 'Correct!horse7',
  returnSecureToken: true,
};
const CURRENCY = 'usd';
const TOKEN = /"idToken":"([^"]+)"/;

interface Sizes {
  /** The number of destinations; raised to the number that the sample bookings need. */
  spots?: number;
  bookings: number;
  customers: number;
  messages: number;
}
export interface Filled extends Sizes {
  sampling: Sampling;
}

async function identity(client: HttpClient, method: string): Promise<string> {
  const { body } = await client.send({
    method: 'POST',
    path: `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=wayfarer-web`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  const token = TOKEN.exec(body.toString().replaceAll(/\s/g, ''))?.[1];
  if (token === undefined) throw new Error(`${method}: ${body.toString()}`);
  return token;
}

export const signInAsOwner = (client: HttpClient): Promise<string> =>
  identity(client, 'signInWithPassword');

/** Registers an account like any visitor. The database then makes the account an owner, as the setup link would. */
async function register(env: Record<string, string>): Promise<void> {
  const product = await startProduct(env);
  const client = new HttpClient(product.port, 1);
  const headers = { authorization: `Bearer ${await identity(client, 'signUp')}` };
  const { status } = await client.send({ method: 'GET', path: '/api/account', headers });
  client.close();
  await product.stop();
  if (status !== 200) throw new Error(`GET /api/account returned ${status}`);
}

/** Creates an agency with an owner and data of these sizes, in the database of this environment. */
export async function fillAgency(env: Record<string, string>, sizes: Sizes): Promise<Filled> {
  await register(env);
  const where = { dir: env['DATA_DIR'] ?? '', ...(env['DATABASE_URL'] && { databaseUrl: env['DATABASE_URL'] }) }; // prettier-ignore
  const db = await openDatabase(where, noLog);
  const now = new Date();
  const seeding = {
    currency: CURRENCY,
    unit: 1,
    charge: 'day' as const,
    progress: () => undefined,
  };
  await db.withoutTimeouts(async () => migrate(db.sql, await allMigrations()));
  await db.sql.query("update users set role = 'administrator' where email = $1", [OWNER.email]);
  // Indexes are built after the tables are filled, because updating them row by row would take most of the time.
  const indexes = await db.sql.transaction(dropIndexes);
  await seedSpots(db, { ...seeding, spots: Math.max(BOOKED_SPOTS, sizes.spots ?? 0) });
  await seedAgency(db, { ...seeding, ...sizes, now });
  for (const definition of indexes) {
    await db.withoutTimeouts(() => db.sql.transaction((tx) => tx.exec(definition)));
  }
  // In use, autovacuum would do this within minutes; in the embedded database, the maintenance when it is idle.
  const vacuum = 'vacuum (analyze)';
  if (db.sql.outsideTransaction) await db.sql.outsideTransaction([vacuum]);
  else await db.withoutTimeouts(() => db.sql.query(vacuum));
  await db.close();
  return { ...sizes, sampling: { ...seeding, customers: sizes.customers, today: now.toISOString().slice(0, 10) } }; // prettier-ignore
}
