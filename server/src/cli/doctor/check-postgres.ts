import type { Config } from '../../config/config.ts';
import type { Database, SqlExecutor } from '../../db/database.ts';
import type { MigrationSet } from '../../db/upgrade/migrate.ts';
import { NEEDED_EXTENSIONS } from '../../db/embedded/embedded-template.ts';
import { openPostgres, POOL_SIZE } from '../../db/postgres/open-postgres.ts';
import { noLog } from '../no-log.ts';
import { checkKeys } from './check-keys.ts';
import { checkBooks, knownBooks } from '../books/check-books.ts';
import { checkMilestones, knownMilestones } from './check-milestones.ts';
import { databaseHosts } from '../../config/database-hosts.ts';
import { checkReplicas, checkReplication } from './check-replication.ts';
import { checkPictures, comparePictures } from '../pictures/check-pictures.ts';
import { checkPlaces, comparedPlaces } from '../places/check-places.ts';
import { checkRatings, comparedRatings } from '../ratings/check-ratings.ts';
import { checkTexts, countedTexts } from '../texts/check-texts.ts';
import { checkPaymentModes, knownModes } from './check-payment-modes.ts';
import { appliedMigrations, checkSchema } from './check-schema.ts';
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts';
import type { TimeSource } from './check-clock.ts';

const ABOUT = 'database';
const OLDEST = 150_000;
/** A process's pool, and one connection for notifications and locks. */
const CONNECTIONS = POOL_SIZE + 1;

const STATE = `
  select current_setting('server_version_num')::int as version, current_setting('server_version') as said,
    current_setting('server_encoding') as encoding, pg_is_in_recovery() as standby,
    coalesce(has_schema_privilege(current_schema(), 'create'), false) as creates,
    has_database_privilege(current_database(), 'create') as extends,
    current_setting('max_connections')::int - (select count(*)::int from pg_stat_activity) as free,
    clock_timestamp() as now`;

interface State {
  version: number;
  said: string;
  encoding: string;
  standby: boolean;
  creates: boolean;
  extends: boolean;
  free: number;
  now: Date;
}

/** Checks that PostgreSQL can be reached and is new enough, and that its user may run the migrations. */
export async function checkPostgres(
  url: string,
  config: Config,
  sets: readonly MigrationSet[],
  times: TimeSource[],
): Promise<Finding[]> {
  const db = openPostgres(url, noLog, { name: 'wayfarer-command' });
  try {
    const { readUrl } = config.data;
    return [
      ...(await examine(db, config, sets, times)),
      ...(await checkReplication(url, db.sql)),
      ...(readUrl === undefined ? [] : await checkReplicas(readUrl, db.sql)),
    ];
  } catch (error) {
    return [unreachable(error, databaseHosts(url))];
  } finally {
    await db.close();
  }
}

async function examine(
  db: Database,
  config: Config,
  sets: readonly MigrationSet[],
  times: TimeSource[],
): Promise<Finding[]> {
  const asked = Date.now();
  const { rows } = await db.sql.query<State>(STATE);
  const [state] = rows;
  if (!state) return [wrong(ABOUT, 'it does not answer', 'read its log')];
  times.push({ name: 'PostgreSQL', aheadMs: state.now.getTime() - (asked + Date.now()) / 2 });
  const faults = [...serverFaults(state), ...(await extensionFaults(db.sql, state.extends))];
  const applied = await appliedMigrations(db.sql);
  const keys = await checkKeys(db.sql, applied, config);
  const modes = await checkPaymentModes(await knownModes(db.sql, applied, config), config);
  const known = await knownMilestones(db.sql, applied);
  const milestones = checkMilestones(known, config, new Date());
  const said = ok(ABOUT, `PostgreSQL ${state.said} answers`);
  const pictures = await checkPictures(config, () => comparePictures(db.sql, config));
  const ratings = checkRatings(await comparedRatings(db.sql));
  const places = checkPlaces(await comparedPlaces(db.sql));
  const books = checkBooks(await knownBooks(db.sql, applied, config));
  const schema = checkSchema(applied, sets);
  const texts = checkTexts(await countedTexts(db.orm, config), config);
  const ledgers = [...modes, ...milestones, ...books];
  return [
    said,
    ...faults,
    schema,
    ...keys,
    ...ledgers,
    ...pictures,
    ...ratings,
    ...places,
    ...texts,
  ];
}

function serverFaults(state: State): Finding[] {
  const found: Finding[] = [];
  if (state.version < OLDEST)
    found.push(wrong(ABOUT, `PostgreSQL ${state.said} is too old`, 'use PostgreSQL 15 or newer'));
  if (state.encoding !== 'UTF8')
    found.push(
      wrong(
        ABOUT,
        `its encoding is ${state.encoding}`,
        'create it again with: createdb --encoding=UTF8 --template=template0 NAME',
      ),
    );
  if (state.standby)
    found.push(
      wrong(ABOUT, 'this server is a read-only standby', 'let DATABASE_URL name the primary'),
    );
  else if (!state.creates)
    found.push(
      wrong(
        ABOUT,
        'its user may not create tables in it',
        'make the user the owner: ALTER DATABASE name OWNER TO user; ALTER SCHEMA public OWNER TO user',
      ),
    );
  if (state.free < CONNECTIONS)
    found.push(
      warning(
        ABOUT,
        `only ${Math.max(0, state.free)} more connections are allowed`,
        `raise max_connections: each Wayfarer process keeps up to ${CONNECTIONS}`,
      ),
    );
  return found;
}

async function extensionFaults(on: SqlExecutor, mayExtend: boolean): Promise<Finding[]> {
  const { rows } = await on.query<{ name: string; installed: boolean }>(
    `select name, installed_version is not null as installed from pg_available_extensions
     where name = any($1::text[])`,
    [NEEDED_EXTENSIONS],
  );
  const known = new Map(rows.map(({ name, installed }) => [name, installed]));
  return NEEDED_EXTENSIONS.flatMap((name) => {
    if (known.get(name) === true) return [];
    if (known.get(name) === undefined)
      return [
        wrong(
          ABOUT,
          `the extension ${name} is not available`,
          'install the contrib package of PostgreSQL',
        ),
      ];
    if (mayExtend) return [];
    return [
      wrong(
        ABOUT,
        `its user may not create the extension ${name}`,
        `let an administrator of PostgreSQL run: CREATE EXTENSION ${name}`,
      ),
    ];
  });
}

const REMEDIES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'start PostgreSQL, or correct host and port in DATABASE_URL',
  ENOTFOUND: 'correct the host in DATABASE_URL',
  EAI_AGAIN: 'correct the host in DATABASE_URL, or repair name resolution',
  ETIMEDOUT: 'open the firewall, or correct host and port in DATABASE_URL',
  '28P01': 'correct user and password in DATABASE_URL',
  '28000': 'let pg_hba.conf admit this user from here, or correct DATABASE_URL',
  '3D000': 'create the database: createdb --owner=USER NAME',
  '53300': 'raise max_connections',
};

function unreachable(error: unknown, servers: readonly string[]): Finding {
  const hosts = servers.map((one) => new URL(one));
  const names = hosts.map(({ hostname, port }) => `${hostname}:${port || '5432'}`).join(', ');
  const remedy = codesOf(error)
    .map((code) => REMEDIES[code])
    .find((text) => text !== undefined);
  return wrong(
    ABOUT,
    `PostgreSQL at ${names} cannot be used: ${reasonOf(error)}`,
    remedy ?? 'check that PostgreSQL runs and that DATABASE_URL is right',
  );
}

function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let at = error; at instanceof Error && codes.length < 6; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') codes.push(at.code);
  }
  return codes;
}
