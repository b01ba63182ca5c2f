import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createSocketServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { allMigrations } from '../../db/upgrade/all-migrations.ts';
import { migrate } from '../../db/upgrade/migrate.ts';
import { openPostgres } from '../../db/postgres/open-postgres.ts';
import { createDatabase, startPostgres, type Postgres } from '../../test/database/postgres.ts';
import { doctor } from '../commands/doctor.ts';
import { checkVersion } from './check-version.ts';

const PRODUCTION = {
  MODE: 'production',
  PUBLIC_URL: 'https://127.0.0.1:1',
  APP_SECRET: 'an application secret of forty characters',
  ADMIN_EMAILS: 'boss@example.com',
  TRUST_PROXY: '1',
};
const HOUR_MS = 3_600_000;

let folder: string;
const servers: Server[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wayfarer-doctor-'));
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function examine(env: Record<string, string>): Promise<{ well: boolean; text: string }> {
  const lines: string[] = [];
  const well = await doctor({ DATA_DIR: folder, PORT: '0', ...env }, (line) => lines.push(line));
  return { well, text: lines.join('\n') };
}

async function listening(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('the doctor', () => {
  it('finds nothing wrong with a demonstration, and changes nothing', async () => {
    const dir = path.join(folder, 'not', 'yet');
    const { well, text } = await examine({ DATA_DIR: dir });
    expect(text).toMatch(/Nothing is wrong\.$/);
    expect(well).toBe(true);
    expect(text).toMatch(/^ok .*the first start creates it$/m);
    await expect(chmod(dir, 0o700)).rejects.toThrow('ENOENT');
  });

  it('first says which version this is', async () => {
    const { text } = await examine({});
    expect(text).toMatch(/^ok +version: \d+\.\d+\.\d+/);
    const root = path.join(folder, 'program');
    const commit = 'c0ffee'.padEnd(40, '1');
    await mkdir(path.join(root, '.git', 'refs', 'heads'), { recursive: true });
    await writeFile(path.join(root, 'package.json'), JSON.stringify({ version: '7.8.9' }));
    expect((await checkVersion(root)).says).toBe('7.8.9');
    await writeFile(path.join(root, '.git', 'HEAD'), 'ref: refs/heads/main\n');
    expect((await checkVersion(root)).says).toBe('7.8.9');
    await writeFile(path.join(root, '.git', 'packed-refs'), `# pack\n${commit} refs/heads/main\n`);
    expect((await checkVersion(root)).says).toBe('7.8.9, commit c0ffee111111');
    await writeFile(path.join(root, '.git', 'HEAD'), `${'abcdef'.padEnd(40, '2')}\n`);
    expect((await checkVersion(root)).says).toBe('7.8.9, commit abcdef222222');
  });

  it('names every invalid variable', async () => {
    const { well, text } = await examine({ MODE: 'production', PORT: 'x', SMTP_URL: 'mail' });
    expect(well).toBe(false);
    for (const name of ['PORT', 'SMTP_URL', 'PUBLIC_URL', 'APP_SECRET', 'STRIPE_SECRET_KEY'])
      expect(text).toMatch(new RegExp(`^WRONG +configuration: ${name} `, 'm'));
  });

  it('warns of settings that work but are probably not intended [attack the card sandbox in production] [incident a misspelt setting]', async () => {
    const { text } = await examine({
      ...PRODUCTION,
      ALLOW_CARD_SANDBOX: 'yes',
      SEED: 'demo',
      HOST: '0.0.0.0',
      ADMIN_EMIALS: 'boss@example.com',
      DATABASE_URL: 'postgres://me:secret@db.invalid/x',
    });
    for (const says of [
      /the card sandbox takes the cards: test mode/,
      /the site shows the sample destinations, team and reviews/,
      /HOST=0\.0\.0\.0 listens everywhere/,
      /ADMIN_EMIALS is not a setting and is ignored\n +-> did you mean ADMIN_EMAILS\?/,
      /DATABASE_URL names another machine without sslmode/,
      /SMTP_URL is not set/,
    ])
      expect(text).toMatch(new RegExp(`^warning +configuration: .*${says.source}`, 'm'));
  });

  it('says which program uses the port [incident a port in use]', async () => {
    const taken = String(await listening(createSocketServer((socket) => socket.destroy())));
    const other = await examine({ PORT: taken });
    expect(other.text).toMatch(new RegExp(`^WRONG +port: another program uses ${taken}`, 'm'));
    const own = await listening(createServer((_request, response) => response.end('{}')));
    expect((await examine({ PORT: String(own) })).text).toMatch(/^ok +port: Wayfarer serves/m);
    expect((await examine({ HOST: '192.0.2.1', PORT: '3000' })).text).toMatch(
      /^WRONG +port: 3000 at 192\.0\.2\.1 cannot be used: .*EADDRNOTAVAIL/m,
    );
  });

  it('says in plain words that a mail server doesn’t speak TLS from the first byte', async () => {
    const plain = await listening(createSocketServer((socket) => void socket.end('220 mail\r\n')));
    const { text } = await examine({ SMTP_URL: `smtps://me:password@127.0.0.1:${plain}` });
    expect(text).toMatch(/^WRONG +mail: the mail server does not speak TLS from the first byte/m);
    expect(text).not.toContain('hidden');
  });

  it('says who can read the data directory', async () => {
    const open = path.join(folder, 'open');
    await mkdir(open);
    await chmod(open, 0o755);
    const { well, text } = await examine({ DATA_DIR: open });
    expect(text).toContain(`others may read ${open}`);
    expect(text).toContain(`-> chmod 700 ${open}`);
    expect(well).toBe(true); // a warning doesn't count as a problem
  });

  it('checks the outside services, hides secrets that they repeat, and compares clocks', async () => {
    const secret = 'sk_test_verysecretindeed';
    const stripe = createServer((_request, response) => {
      response.setHeader('date', new Date(Date.now() + HOUR_MS).toUTCString());
      response.writeHead(401, { 'content-type': 'application/json' });
      const error = { type: 'invalid_request_error', message: `Invalid API Key: ${secret}` };
      response.end(JSON.stringify({ error }));
    });
    const mail = createSocketServer((socket) => {
      socket.write('220 mail\r\n');
      socket.on('error', () => undefined);
      socket.on('data', (part) => {
        const hello = part.toString().startsWith('EHLO');
        socket.write(hello ? '250-mail\r\n250 AUTH PLAIN\r\n' : '535 not you, pass%word!\r\n');
      });
    });
    const { well, text } = await examine({
      ...PRODUCTION,
      STRIPE_SECRET_KEY: secret,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_known',
      STRIPE_WEBHOOK_SECRET: 'whsec_alsosecret',
      STRIPE_API_BASE: `http://127.0.0.1:${await listening(stripe)}`,
      SMTP_URL: `smtp://me:pass%25word!@127.0.0.1:${await listening(mail)}`,
      MAIL_FROM: 'Wayfarer <hello@example.com>',
    });
    expect(well).toBe(false);
    expect(text).toMatch(/^WRONG +card payments: Stripe .*Invalid API Key: \(hidden\)/m);
    expect(text).toContain('-> copy STRIPE_SECRET_KEY again');
    expect(text).toMatch(/^WRONG +mail: .*535 not you, \(hidden\)/m);
    expect(text).toMatch(
      /^warning +configuration: CONTACT_EMAIL is not set: .* only stored in the database/m,
    );
    expect(text).toMatch(/^WRONG +clock: 3(599|600|601) s behind the clock of Stripe/m);
    expect(text).toMatch(/^warning +public address: https:\/\/127\.0\.0\.1:1 does not answer/m);
    for (const hidden of [secret, 'whsec_alsosecret', 'pass%word!', PRODUCTION.APP_SECRET])
      expect(text).not.toContain(hidden);
  });
});

describe('the doctor’s check of PostgreSQL', () => {
  let postgres: Pick<Postgres, 'createDatabase' | 'stop'>;
  beforeAll(async () => {
    postgres =
      process.env['TEST_DATABASE'] === 'postgres'
        ? {
            createDatabase: () => createDatabase(inject('postgresUrl')),
            stop: async () => undefined,
          }
        : await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('recognizes a usable database, a missing one, and one of a newer version', async () => {
    const url = await postgres.createDatabase();
    const empty = await examine({ DATABASE_URL: url });
    expect(empty.text).toMatch(/^ok +database: PostgreSQL 1[5-9].* answers$/m);
    expect(empty.text).toContain('empty; the first start creates everything');
    expect(empty.text).toMatch(/^ok +clock: agrees with the clock of PostgreSQL/m);
    expect(empty.well).toBe(true);

    const db = openPostgres(url, pino({ level: 'silent' }));
    const sets = await allMigrations();
    await db.withoutTimeouts(() => migrate(db.sql, sets));
    await db.sql.query(`
      insert into identity_keys values ('kid', 'id-token', 'v1:sealed:by:another', '{}', now())`);
    const keys = await examine({ DATABASE_URL: url, APP_SECRET: PRODUCTION.APP_SECRET });
    expect(keys.text).toMatch(/^ok +database schema: up to date/m);
    expect(keys.text).toMatch(/^WRONG +signing keys: .*does not decrypt[\s\S]*-> set APP_SECRET/m);
    await db.sql.query(
      `delete from schema_migrations where component = 'product' and name > '0002'`,
    );
    expect((await examine({ DATABASE_URL: url })).text).toMatch(
      /^warning +database schema: \d+ migrations are not applied/m,
    );
    await db.sql.query(`insert into schema_migrations values ('product', '9999-x', 'x')`);
    const newer = await examine({ DATABASE_URL: url });
    expect(newer.text).toMatch(/^WRONG +database schema: a newer version .*9999-x/m);
    expect(newer.well).toBe(false);
    await db.close();

    const missing = new URL(url);
    missing.pathname = '/nowhere';
    const { well, text } = await examine({ DATABASE_URL: missing.href });
    expect(well).toBe(false);
    expect(text).toMatch(/"nowhere" does not exist[\s\S]*-> create the database: createdb/);
  });

  it('reports an unreachable server, without the password', async () => {
    const { text } = await examine({ DATABASE_URL: 'postgres://me:hunter%40two@127.0.0.1:9/x' });
    expect(text).toMatch(/^WRONG +database: PostgreSQL at 127\.0\.0\.1:9 .*ECONNREFUSED/m);
    expect(text).toContain('-> start PostgreSQL');
    expect(text).not.toMatch(/hunter/);
  });

  it('reports an unreachable replica, without the password', async () => {
    const { text } = await examine({
      DATABASE_URL: await postgres.createDatabase(),
      DATABASE_READ_URL: 'postgres://me:hunter%40two@127.0.0.1:9,127.0.0.1:10/x',
    });
    for (const host of ['127.0.0.1:9', '127.0.0.1:10'])
      expect(text).toMatch(
        new RegExp(`^warning +replication: ${host} cannot be used .*: reads go to`, 'm'),
      );
    expect(text).toContain('-> start it, or take it out of DATABASE_READ_URL');
    expect(text).not.toMatch(/hunter/);
  });
});
