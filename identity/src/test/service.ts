import Fastify, { type FastifyInstance } from 'fastify';
import { createIdentity, type Identity } from '../create-identity.ts';
import type { IdentityEvent, IdentityOptions, MailMessage } from '../options.ts';
import type { SqlDatabase } from '../sql.ts';
import { openTestDatabase } from './database.ts';

export const API_KEY = 'test-key';
export const PROJECT = 'wayfarer-test';

/** A clock that tests can move. Until it is held, it follows the real time, because the SDK has no other. */
class TestClock {
  #ahead = 0;
  #heldAt: number | undefined;

  now(): Date {
    return new Date((this.#heldAt ?? Date.now()) + this.#ahead);
  }

  /** Stops the clock. After that, only `advance` changes its time. */
  hold(): void {
    this.#heldAt = Date.now();
  }

  advance(milliseconds: number): void {
    this.#ahead += milliseconds;
  }
}

export interface Service {
  readonly identity: Identity;
  readonly app: FastifyInstance;
  readonly url: string;
  readonly db: SqlDatabase;
  readonly clock: TestClock;
  readonly mails: MailMessage[];
  readonly events: IdentityEvent[];
  readonly deleted: string[];
  readonly close: () => Promise<void>;
}

/** The options of a test service, for tests that assemble one themselves. */
export function testOptions(db: SqlDatabase, changes: Partial<IdentityOptions> = {}) {
  const clock = new TestClock();
  const mails: MailMessage[] = [];
  const events: IdentityEvent[] = [];
  const deleted: string[] = [];
  const options: IdentityOptions = {
    db,
    clock,
    projectId: PROJECT,
    apiKey: API_KEY,
    issuer: `https://wayfarer.test/identity/${PROJECT}`,
    publicUrl: 'https://wayfarer.test',
    argon2: { memoryKiB: 64, passes: 1, lanes: 1 },
    hashing: { concurrency: 2, queue: 50 },
    accountChooser: true,
    sendMail: async (message) => {
      mails.push(message);
    },
    onDelete: async (uid) => {
      deleted.push(uid);
    },
    onEvent: (event) => events.push(event),
    trustedAddress: (request) => String(request.headers['x-test-address'] ?? request.ip),
    ...changes,
  };
  return { options, clock, mails, events, deleted };
}

/** Starts the service on its own port. @param db a database to share; otherwise a new one is created */
export async function startService(
  changes: Partial<IdentityOptions> = {},
  db?: SqlDatabase,
): Promise<Service> {
  const own = db ? undefined : await openTestDatabase();
  const used = db ?? own;
  if (!used) throw new Error('no database');
  const { options, clock, mails, events, deleted } = testOptions(used, changes);
  const identity = await createIdentity(options);
  const app = Fastify();
  await app.register(identity.plugin);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    await own?.close();
  };
  return { identity, app, url, db: used, clock, mails, events, deleted, close };
}

/** Disables an account in the database, as an operator would, or enables it again. */
export async function setDisabled(service: Service, uid: string, disabled: boolean) {
  await service.db.query('update identity_users set disabled = $2 where id = $1', [uid, disabled]);
}

/** The code in the latest email of a kind to an address. */
export function codeFor(service: Service, kind: MailMessage['kind'], to: string): string {
  const mail = service.mails.findLast((sent) => sent.kind === kind && sent.to === to);
  const code = mail && new URL(mail.link).searchParams.get('oobCode');
  if (!code) throw new Error(`no ${kind} mail was sent to ${to}`);
  return code;
}

let count = 0;

/** An unused address. */
export function newEmail(name = 'traveller'): string {
  count += 1;
  return `${name}-${count}@example.com`;
}

export const PASSWORD = 'Long-enough!7';
export const OTHER_PASSWORD = 'Another-one?8';
