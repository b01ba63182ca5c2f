import type { CardFaults, CardSandbox } from '@wayfarer/card-sandbox';
import type { Identity } from '@wayfarer/identity';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { v7 as uuid } from 'uuid';
import { Alarms } from '../alarms.ts';
import { outboxMailer } from '../adapters/outbox-mailer.ts';
import { pdfPrinter } from '../adapters/paper/pdf-printer.ts';
import { drawingProcess } from '../adapters/pictures/drawing/drawing-process.ts';
import { createApp } from '../app.ts';
import { insertMailEvent } from '../features/booking-records/index.ts';
import { watchInvalidations } from '../http/cache/cache-invalidation.ts';
import type { Config } from '../config/config.ts';
import type { AppContext } from '../context.ts';
import { allMigrations } from '../db/upgrade/all-migrations.ts';
import type { Database } from '../db/database.ts';
import { loadDemoContent } from '../db/demo/demo-content.ts';
import { loadDemoTexts } from '../db/demo/demo-texts.ts';
import { loadDemoDepartures } from '../db/demo/demo-departures.ts';
import { loadDemoDetails } from '../db/demo/demo-details.ts';
import { migrate } from '../db/upgrade/migrate.ts';
import { readyModes } from '../features/payments/index.ts';
import { openSettings, type ReadSettings } from '../features/settings/index.ts';
import { refreshMonths, refreshSearch } from '../features/spots/index.ts';
import { mayEndSignIn } from '../features/users/index.ts';
import type { Lifecycle } from '../http/lifecycle/health.ts';
import { OutputCache } from '../http/cache/output-cache.ts';
import { ResponseCache } from '../http/cache/response-cache.ts';
import type { ReadResult } from '../http/endpoints/cached.ts';
import type { Job } from '../jobs/runner.ts';
import { settlesWithin } from '../lib/with-timeout.ts';
import { createOutbox, type MailOutbox } from '../mails/outbox.ts';
import { loadWords } from '../mails/words-in.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import type { Mailer } from '../mail-ports.ts';
import type { Clock, PaymentGateway } from '../ports.ts';
import { paperStore, pictureStore } from './picture-store.ts';
import { cardServices, identityServices, type Hashing } from './providers.ts';
import type { PictureDrawer } from '../picture-ports.ts';
import { jobsOf } from './jobs.ts';
import { accountErasure } from './account-erasure.ts';

export interface WayfarerOptions {
  config: Config;
  clock: Clock;
  db: Database;
  log: FastifyBaseLogger;
  /** Null if only the API is served. */
  renderer: PageRenderer | null;
  hashing?: Hashing;
  cardFaults?: CardFaults;
  /** Used instead of the mail server. */
  mailer?: Mailer;
  /** Draws pictures; by default, a drawer with the usual limits. */
  drawer?: PictureDrawer;
  /** Wraps the card provider, so that tests can lose its answers. */
  aroundPayments?(payments: PaymentGateway): PaymentGateway;
}

/** The product, assembled and migrated. The caller makes it listen and starts the jobs. */
export interface Wayfarer {
  app: FastifyInstance;
  context: AppContext;
  identity: Identity | null;
  sandbox: CardSandbox | null;
  jobs: readonly Job[];
  lifecycle: Lifecycle;
  /** Finishes the requests in flight, even those whose clients have left. The caller has to close the database afterward. */
  close(): Promise<void>;
}

const SECOND = 1000;
/** A stop waits this long for work whose clients have left; then it ends the drawing process and waits a bit longer. */
const FINISH_WITHIN_MS = 3 * SECOND;
const GIVE_UP_WITHIN_MS = SECOND;
const RESPONSE_CACHE = {
  maxBytes: 48 * 1024 * 1024,
  maxEntries: 2000,
  maxAgeMs: 30 * SECOND,
  staleWhileRevalidateMs: 3600 * SECOND,
};
const SETTINGS_CACHE = { maxEntries: 1, maxAgeMs: RESPONSE_CACHE.maxAgeMs };
/** The cache for the data that pages are rendered from. */
const OUTPUT_CACHE = { maxEntries: 200, maxAgeMs: RESPONSE_CACHE.maxAgeMs };
/** The cache for data that several reads need. */
const SHARED_CACHE = { maxEntries: 500, maxAgeMs: RESPONSE_CACHE.maxAgeMs };

export function createWayfarer(options: WayfarerOptions): Promise<Wayfarer> {
  // during the start, no one waits for a response, so there is no time limit
  return options.db.withoutTimeouts(() => assemble(options));
}

async function assemble(options: WayfarerOptions): Promise<Wayfarer> {
  const { config, clock, db, log, renderer } = options;
  await Promise.all([prepareDatabase(options), loadWords(config)]);
  const newId = () => uuid();
  const outbox = outboxOf(options, newId);
  const assembled: Assembled = {};
  const services = await servicesOf(options, outbox, assembled);
  const { cards, identity } = services;
  await readyModes({ config, db, log, payments: cards.payments });
  const caches = newCaches(clock);
  const invalidation = await watchInvalidations(db, Object.values(caches), log);
  const parts = { ...services, caches, invalidation, newId, outbox };
  const context = await contextOf(options, parts);
  assembled.context = context;
  const lifecycle: Lifecycle = { stopping: false };
  const erasure = accountErasure(context);
  const app = await createApp({
    context,
    identity,
    cards,
    responseCache: caches.responses,
    outputCache: caches.outputs,
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
      await Promise.all([
        app.unfinishedEnds(FINISH_WITHIN_MS),
        settlesWithin(caches.responses.close(), FINISH_WITHIN_MS),
      ]);
      await context.drawer.close();
      await app.unfinishedEnds(GIVE_UP_WITHIN_MS);
      await invalidation.close();
    },
  };
}

/** The parts that the providers' callbacks need, set once they are made. */
interface Assembled {
  app?: FastifyInstance;
  context?: AppContext;
}

async function servicesOf(options: WayfarerOptions, outbox: MailOutbox, assembled: Assembled) {
  const { config, clock, db, log } = options;
  const around = { config, clock, db, outbox, log };
  const identity = await identityServices(around, {
    hashing: options.hashing,
    mayDelete: async (uid) => {
      const { context: ready } = assembled;
      return ready !== undefined && mayEndSignIn(ready, uid, accountErasure(ready));
    },
  });
  const cards = await cardServices(around, {
    deliver: async ({ headers, body: payload }) => {
      if (!assembled.app) throw new Error('the server is not assembled yet');
      const webhook = { method: 'POST', url: '/api/webhooks/stripe', headers, payload } as const;
      return { status: (await assembled.app.inject(webhook)).statusCode };
    },
    ...(options.cardFaults && { faults: options.cardFaults }),
  });
  return { cards, identity };
}

interface Parts extends Awaited<ReturnType<typeof servicesOf>> {
  caches: ReturnType<typeof newCaches>;
  invalidation: Awaited<ReturnType<typeof watchInvalidations>>;
  newId: () => string;
  outbox: MailOutbox;
}

async function contextOf(
  options: WayfarerOptions,
  { cards, caches, identity, invalidation, newId, outbox }: Parts,
): Promise<AppContext> {
  const { config, clock, db, log } = options;
  return {
    db,
    clock,
    config,
    log,
    alarms: new Alarms(log),
    newId,
    mail: outbox,
    mailer: options.mailer ?? (await mailerOf(config)),
    settings: openSettings({ config, db, log }, caches.settings),
    accounts: identity.accounts,
    cards: cards.access,
    payments: options.aroundPayments?.(cards.payments) ?? cards.payments,
    pictures: pictureStore(config.pictures),
    papers: { printer: pdfPrinter(), store: paperStore(config) },
    drawer: options.drawer ?? drawingProcess(),
    once: <T>(...read: Parameters<AppContext['once']>) => caches.shared.get(...read) as Promise<T>,
    invalidate: invalidation.invalidate,
    invalidateSoon: invalidation.invalidateSoon,
  };
}

const outboxOf = ({ clock, config }: WayfarerOptions, newId: () => string) =>
  createOutbox({
    clock,
    newId,
    usual: config.contact,
    config,
    recordMail: insertMailEvent,
  });

function newCaches(clock: Clock) {
  return {
    responses: new ResponseCache({ ...RESPONSE_CACHE, clock }),
    outputs: new OutputCache<ReadResult>({
      ...OUTPUT_CACHE,
      clock,
      changesAt: (result) => result.changesAt,
    }),
    settings: new OutputCache<ReadSettings>({ ...SETTINGS_CACHE, clock }),
    shared: new OutputCache<unknown>({ ...SHARED_CACHE, clock }),
  };
}

async function mailerOf({ mail: { from, smtpUrl } }: Config): Promise<Mailer> {
  if (smtpUrl === undefined) return outboxMailer;
  const { smtpMailer } = await import('../adapters/smtp-mailer.ts');
  return smtpMailer({ url: smtpUrl, from });
}

async function prepareDatabase({ config, clock, db, log }: WayfarerOptions): Promise<void> {
  const applied = await migrate(db.sql, await allMigrations());
  if (applied > 0) log.info({ applied }, 'database migrated');
  if (config.seed === 'none') return;
  if (await loadDemoContent(db.orm, clock, config.currency)) {
    await refreshSearch({ config, db, invalidate: () => Promise.resolve() });
    log.info('demo content loaded');
  }
  if (await loadDemoTexts(db.orm, clock, config.languages)) {
    await refreshSearch({ config, db, invalidate: () => Promise.resolve() });
    log.info('translations of the demo content loaded');
  }
  // for demos from before destinations had details
  if (await loadDemoDetails(db.orm, clock)) log.info('details of the demo content loaded');
  // after the details, whose lead times decide which departures can still be booked
  if (await loadDemoDepartures(db.orm, clock)) {
    await refreshMonths({ clock, db, invalidate: () => Promise.resolve() });
    log.info('departures of the demo content planned');
  }
}
