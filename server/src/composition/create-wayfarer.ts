import { RETENTION } from '@wayfarer/contract';
import type { CardFaults, CardSandbox } from '@wayfarer/card-sandbox';
import type { Identity } from '@wayfarer/identity';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { v7 as uuid } from 'uuid';
import { createApp } from '../app.ts';
import { outboxMailer } from '../adapters/outbox-mailer.ts';
import { smtpMailer } from '../adapters/smtp-mailer.ts';
import { watchInvalidations } from '../http/cache/cache-invalidation.ts';
import type { Config } from '../config/config.ts';
import type { AppContext } from '../context.ts';
import { allMigrations } from '../db/all-migrations.ts';
import type { Database } from '../db/database.ts';
import { loadDemoContent } from '../db/demo-content.ts';
import { migrate } from '../db/migrate.ts';
import { partBookings } from '../features/bookings/index.ts';
import { forgetMessages, forgetUnconfirmed } from '../features/messages/index.ts';
import {
  executeDueRefunds,
  backfillEvents,
  catchUpRestore,
  closeTravellerPayments,
  pruneEvents,
  markModes,
  openBusinessOf,
  partWithPayer,
  readyModes,
  sweepIntents,
} from '../features/payments/index.ts';
import { deleteUnbookedSpots, disownSpots } from '../features/spots/index.ts';
import { finishDeletions, type AccountErasure } from '../features/users/index.ts';
import { forgetKeysBefore, forgetKeysOf } from '../idempotency/store.ts';
import type { Lifecycle } from '../http/lifecycle/health.ts';
import { ResponseCache } from '../http/cache/response-cache.ts';
import { forgetWindowsBefore } from '../http/guards/shared-rate-limits.ts';
import { deliverMail } from '../jobs/deliver-mail.ts';
import type { Job } from '../jobs/runner.ts';
import { createOutbox } from '../mails/outbox.ts';
import { forgetMailsBefore } from '../mails/outbox-store.ts';
import { endRetention } from './retention.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import type { Clock, PaymentGateway } from '../ports.ts';
import { cardServices, identityServices, type Hashing } from './providers.ts';

export interface WayfarerOptions {
  config: Config;
  clock: Clock;
  db: Database;
  log: FastifyBaseLogger;
  /** Null serves the API alone. */
  renderer: PageRenderer | null;
  hashing?: Hashing;
  cardFaults?: CardFaults;
  /** Stands between the product and the card provider: tests lose answers there. */
  aroundPayments?(payments: PaymentGateway): PaymentGateway;
}

/** The product, assembled and migrated; listening and the jobs' clock are the caller's. */
export interface Wayfarer {
  app: FastifyInstance;
  context: AppContext;
  identity: Identity | null;
  sandbox: CardSandbox | null;
  jobs: readonly Job[];
  lifecycle: Lifecycle;
  /** Finishes the requests in flight. The database is the caller's to close, afterwards. */
  close(): Promise<void>;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const KEEP_KEYS_MS = DAY;
/** Mails hold names, addresses and links: no longer than somebody may ask what became of one. */
const KEEP_MAILS_MS = RETENTION.mailDays * DAY;
const RESPONSE_CACHE = {
  maxBytes: 48 * 1024 * 1024,
  maxEntries: 2000,
  maxAgeMs: 30 * SECOND,
  staleWhileRevalidateMs: 60 * MINUTE,
};

/** Puts the parts together: the only place that knows all of them. */
export function createWayfarer(options: WayfarerOptions): Promise<Wayfarer> {
  // A busy machine may take its time for the start: nobody waits for an answer yet.
  return options.db.withoutTimeouts(() => assemble(options));
}

async function assemble(options: WayfarerOptions): Promise<Wayfarer> {
  const { config, clock, db, log, renderer } = options;
  await prepareDatabase(options);
  const newId = () => uuid();
  const outbox = createOutbox(clock, newId);
  const around = { config, clock, db, outbox, log };
  const identity = await identityServices(around, options.hashing);
  const assembled: { app?: FastifyInstance } = {};
  const cards = await cardServices(around, {
    deliver: async ({ headers, body }) => {
      if (!assembled.app) throw new Error('the server is not assembled yet');
      const answer = await assembled.app.inject({
        method: 'POST',
        url: '/api/webhooks/stripe',
        headers,
        payload: body,
      });
      return { status: answer.statusCode };
    },
    ...(options.cardFaults && { faults: options.cardFaults }),
  });
  await readyModes({ config, db, log, payments: cards.payments });
  const responseCache = new ResponseCache({ ...RESPONSE_CACHE, clock });
  const invalidation = await watchInvalidations(db, responseCache, log);
  const context: AppContext = {
    db,
    clock,
    config,
    log,
    newId,
    mail: outbox,
    accounts: identity.accounts,
    cards: cards.access,
    payments: options.aroundPayments?.(cards.payments) ?? cards.payments,
    invalidate: invalidation.invalidate,
  };
  const lifecycle: Lifecycle = { stopping: false };
  const erasure = accountErasure(context);
  const app = await createApp({
    context,
    identity,
    cards,
    responseCache,
    erasure,
    lifecycle,
    log,
    renderer,
  });
  await app.ready();
  assembled.app = app;
  return {
    app,
    context,
    identity: identity.embedded,
    sandbox: cards.sandbox,
    jobs: jobsOf(context, erasure, identity.embedded, cards.sandbox),
    lifecycle,
    close: async () => {
      lifecycle.stopping = true;
      await app.close();
      await invalidation.close();
    },
  };
}

async function prepareDatabase({ config, clock, db, log }: WayfarerOptions): Promise<void> {
  const applied = await migrate(db.sql, await allMigrations());
  if (applied > 0) log.info({ applied }, 'database migrated');
  if (config.seed === 'none') return;
  if (await loadDemoContent(db.orm, clock, config.currency)) log.info('demo content loaded');
}

function accountErasure(context: AppContext): AccountErasure {
  return {
    prepare: (uid) => closeTravellerPayments(context, uid),
    openBusiness: (executor, uid) => openBusinessOf(context, executor, uid),
    erase: async (tx, uid, places) => {
      await partBookings(tx, uid);
      await partWithPayer(context, tx, uid);
      if (places === 'remove') await deleteUnbookedSpots(tx, uid);
      await disownSpots(tx, uid);
      await forgetKeysOf(tx, uid);
    },
    eraseAddress: (tx, emailKey) => forgetMessages(tx, emailKey),
  };
}

function jobsOf(
  context: AppContext,
  erasure: AccountErasure,
  identity: Identity | null,
  sandbox: CardSandbox | null,
): Job[] {
  const { from, smtpUrl } = context.config.mail;
  const mailer = smtpUrl === undefined ? outboxMailer : smtpMailer({ url: smtpUrl, from });
  const jobs: Job[] = [
    { name: 'settle-payments', everyMs: MINUTE, run: (signal) => sweepIntents(context, signal) },
    {
      name: 'catch-up-card-events',
      everyMs: 10 * MINUTE,
      run: (signal) => backfillEvents(context, signal),
    },
    {
      name: 'catch-up-after-restore',
      everyMs: MINUTE,
      run: (signal) => catchUpRestore(context, signal),
    },
    {
      name: 'carry-out-refunds',
      everyMs: 10 * SECOND,
      run: (signal) => executeDueRefunds(context, signal),
    },
    // An older version beside this one still writes rows without a mode.
    { name: 'mark-payment-modes', everyMs: 60 * MINUTE, run: () => markModes(context) },
    {
      name: 'deliver-mail',
      everyMs: 5 * SECOND,
      perProcess: true,
      run: (signal) => deliverMail(context, mailer, signal),
    },
    {
      name: 'finish-deletions',
      everyMs: MINUTE,
      run: (signal) => finishDeletions(context, erasure, signal),
    },
    { name: 'forget-idempotency-keys', everyMs: 60 * MINUTE, run: () => forgetOldKeys(context) },
    { name: 'forget-card-events', everyMs: 60 * MINUTE, run: () => pruneEvents(context) },
    { name: 'forget-request-windows', everyMs: 60 * MINUTE, run: () => forgetWindows(context) },
    { name: 'forget-mails', everyMs: 60 * MINUTE, run: () => forgetOldMails(context) },
    {
      name: 'forget-unconfirmed-readers',
      everyMs: 60 * MINUTE,
      run: () => forgetUnconfirmed(context),
    },
    { name: 'end-retention', everyMs: 60 * MINUTE, run: () => endRetention(context) },
  ];
  if (identity)
    jobs.push({ name: 'prune-identity', everyMs: 60 * MINUTE, run: () => identity.prune() });
  if (sandbox) {
    jobs.push(
      {
        name: 'deliver-card-events',
        everyMs: SECOND,
        perProcess: true,
        run: () => sandbox.deliverDue(),
      },
      { name: 'prune-card-sandbox', everyMs: 60 * MINUTE, run: () => sandbox.prune() },
    );
  }
  return jobs;
}

function forgetOldKeys({ clock, db }: AppContext): Promise<void> {
  return forgetKeysBefore(db.orm, new Date(clock.now().getTime() - KEEP_KEYS_MS));
}

function forgetWindows({ clock, db }: AppContext): Promise<void> {
  return forgetWindowsBefore(db.sql, new Date(clock.now().getTime() - 60 * MINUTE));
}

function forgetOldMails({ clock, db }: AppContext): Promise<void> {
  return forgetMailsBefore(db.orm, new Date(clock.now().getTime() - KEEP_MAILS_MS));
}
