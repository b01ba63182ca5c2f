/** A shop in process for payment tests: real database, real HTTP routes, real card sandbox. */
import {
  createCardFaults,
  createCardSandbox,
  migrations as cardMigrations,
  type CardFaults,
  type CardSandbox,
} from '@wayfarer/card-sandbox';
import { openMemory } from '@wayfarer/durable-pglite';
import Fastify, { type FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import { v7 } from 'uuid';
import { inject } from 'vitest';
import { stripePayments } from '../adapters/stripe-payments.ts';
import { loadConfig, type Config } from '../config.ts';
import type { Actor, AppContext, Logger } from '../context.ts';
import type { Database } from '../db/database.ts';
import { embeddedDatabase } from '../db/embedded.ts';
import { migrate, productMigrations } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';
import { mailOutbox } from '../db/tables.ts';
import { bookingRoutes } from '../features/bookings/index.ts';
import {
  carryOutRefunds,
  paymentRoutes,
  sweepIntents,
  webhookRoutes,
} from '../features/payments/index.ts';
import { handleProblem } from '../http/problem-handler.ts';
import { InvalidTokenError } from '../ports.ts';
import { createDatabase } from './postgres.ts';
import { callerOf, type Caller } from './payments-caller.ts';

export const WEBHOOK_SECRET = `whsec_${'s'.repeat(32)}`;
const SECRET_KEY = 'sk_test_payments';
export const PUBLISHABLE_KEY = 'pk_test_payments';
const MINUTE_MS = 60_000;

const silent: Logger = { debug() {}, info() {}, warn() {}, error() {} };

export class TestClock {
  private offset = 0;

  now(): Date {
    return new Date(Date.now() + this.offset);
  }

  advance(minutes: number): void {
    this.offset += minutes * MINUTE_MS;
  }
}

export interface WorldOptions {
  charge?: Config['charge'];
  currency?: string;
  /** Whether webhooks of the sandbox arrive when `deliverWebhooks` is called; default true. */
  webhooks?: boolean;
}

export interface PaymentsWorld {
  db: Database;
  clock: TestClock;
  app: FastifyInstance;
  context: AppContext;
  sandbox: CardSandbox;
  faults: CardFaults;
  /** The provider's own view, past our adapter. */
  provider: Stripe;
  traveller(): Promise<Caller>;
  administrator(): Promise<Caller>;
  /** The same person at this process. */
  enterAs(caller: Caller): Caller;
  /** Delivers every webhook that is due. */
  deliverWebhooks(): Promise<void>;
  /** Lets webhooks, sweeper and refunds finish what is in flight. */
  comeToRest(): Promise<void>;
  close(): Promise<void>;
}

export async function openTestDatabase(): Promise<Database> {
  const db =
    process.env['TEST_DATABASE'] === 'postgres'
      ? openPostgres(await createDatabase(inject('postgresUrl')), silent)
      : embeddedDatabase(await openMemory());
  await migrate(db.sql, [
    await productMigrations(),
    { component: 'cards', migrations: cardMigrations },
  ]);
  return db;
}

/** Another process over the same database: `openPaymentsWorld(options, world.db)`. */
export async function openPaymentsWorld(
  options: WorldOptions = {},
  shared?: PaymentsWorld,
): Promise<PaymentsWorld> {
  const db = shared?.db ?? (await openTestDatabase());
  const clock = shared?.clock ?? new TestClock();
  const faults = shared?.faults ?? createCardFaults();
  const actors = new Map<string, Actor>();
  const app = Fastify();
  const sandbox = createCardSandbox({
    db: db.sql,
    clock,
    faults,
    prefix: '/card-sandbox',
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    fingerprintKey: 'fingerprint-key-of-the-tests',
    webhook: {
      secret: WEBHOOK_SECRET,
      deliver: async ({ headers, body }) => {
        const { statusCode } = await app.inject({
          method: 'POST',
          url: '/api/webhooks/stripe',
          headers,
          payload: body,
        });
        return { status: statusCode };
      },
    },
  });
  const config = loadConfig({ CURRENCY: options.currency, CHARGE: options.charge });
  const context: AppContext = {
    db,
    clock,
    config,
    payments: stripePayments({
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      clock,
      fetch: sandbox.fetch,
      networkRetries: 0,
    }),
    cards: {
      mode: 'sandbox',
      publishableKey: PUBLISHABLE_KEY,
      scriptUrl: '/card-sandbox/stripe.js',
    },
    accounts: {
      listSessions: async () => [],
      endSession: async () => false,
      endAllSessions: async () => 0,
      deleteAccount: async () => {},
    },
    log: silent,
    newId: () => v7(),
    mail: {
      enqueue: async (executor, { to, subject, text, html }) => {
        await executor.insert(mailOutbox).values({
          id: v7(),
          recipient: to,
          subject,
          textBody: text,
          htmlBody: html,
          state: 'pending',
          attempts: 0,
          nextAttemptAt: clock.now(),
          createdAt: clock.now(),
        });
      },
    },
    changed: async () => {},
  };
  app.decorate('context', context);
  app.decorate('verifier', {
    verify: async (token: string) => {
      const actor = actors.get(token);
      if (!actor) throw new InvalidTokenError('unknown token');
      return { ...actor, provider: 'password' };
    },
  });
  app.decorate('recognise', async ({ uid }: { uid: string }) => actors.get(`a.${uid}.c`) ?? null);
  app.decorateRequest('actor', null);
  app.setErrorHandler(handleProblem);
  bookingRoutes(app);
  paymentRoutes(app);
  webhookRoutes(app);
  await app.register(sandbox.plugin);
  await app.ready();

  const admit = (actor: Actor): Caller => {
    const token = `a.${actor.uid}.c`;
    actors.set(token, actor);
    return callerOf(app, db, { uid: actor.uid, email: actor.email, token });
  };
  const enter = async (role: Actor['role']): Promise<Caller> => {
    const uid = v7();
    return admit(newActor(uid, role, clock));
  };
  const deliverWebhooks = async () => {
    while ((await sandbox.deliverDue()) > 0);
  };
  return {
    db,
    clock,
    app,
    context,
    sandbox,
    faults,
    provider: new Stripe(SECRET_KEY, {
      httpClient: Stripe.createFetchHttpClient(sandbox.fetch),
      telemetry: false,
    }),
    traveller: () => enter('traveller'),
    administrator: () => enter('administrator'),
    enterAs: ({ uid }) => admit(newActor(uid, 'traveller', clock)),
    deliverWebhooks,
    comeToRest: async () => {
      faults.clear();
      await deliverWebhooks();
      clock.advance(2);
      await sweepIntents(context);
      await carryOutRefunds(context);
      await deliverWebhooks();
    },
    close: async () => {
      await app.close();
      if (!shared) await db.close();
    },
  };
}

function newActor(uid: string, role: Actor['role'], clock: TestClock): Actor {
  const email = `${uid}@example.com`;
  return { uid, email, emailVerified: true, name: 'Ada Traveller', role, authTime: clock.now() };
}
