import { randomBytes } from 'node:crypto';
import { createCardSandbox, type CardFaults, type CardSandbox } from '@wayfarer/card-sandbox';
import { createIdentity, type Identity, type IdentityOptions as Options } from '@wayfarer/identity';
import { v7 as uuid } from 'uuid';
import { embeddedIdentity } from '../adapters/embedded-identity.ts';
import { firebaseAdmin } from '../adapters/firebase-admin.ts';
import { firebaseAccounts, firebaseVerifier } from '../adapters/firebase-identity.ts';
import { askingForRevocation } from '../adapters/firebase-revocation.ts';
import { stripePayments } from '../adapters/stripe/stripe-payments.ts';
import type { Config } from '../config/config.ts';
import type { CardAccess, Logger } from '../context.ts';
import type { Database } from '../db/database.ts';
import { giveClaimedRaw, lockAddressRaw } from '../features/booking-claims/index.ts';
import {
  carryBlockRaw,
  digestIfAny,
  findLanguageRaw,
  markDeletedRaw,
  moveUserRaw,
} from '../features/users/index.ts';
import { generateAppSettingOnce } from '../db/records/app-settings.ts';
import type { MailOutbox } from '../mails/outbox.ts';
import { languageToKeep, wordsIn } from '../mails/words-in.ts';
import {
  SANDBOX_ACCOUNT,
  type AccountDirectory,
  type Clock,
  type IdentityVerifier,
  type PaymentGateway,
} from '../ports.ts';

export interface Surroundings {
  config: Config;
  clock: Clock;
  db: Database;
  outbox: MailOutbox;
  log: Logger;
}

export interface IdentityServices {
  verifier: IdentityVerifier;
  accounts: AccountDirectory;
  /** Null if Firebase signs people in. */
  embedded: Identity | null;
}

/** The cost of a password hash, and the number of hashes at a time. */
export type Hashing = Pick<Options, 'argon2' | 'hashing'>;

export const HASHING: Hashing = {
  argon2: { memoryKiB: 64 * 1024, passes: 3, lanes: 1 },
  hashing: { concurrency: 2, queue: 24 },
};

/**
 * Programs that ban addresses look for this text in the log, in whose line the client's address is
 * (docs/operating/security.md).
 */
const SIGN_IN_FAILED = 'sign-in failed';

interface IdentityOptions {
  hashing?: Hashing | undefined;
  /** True if this person may delete their own sign-in at the identity service. */
  mayDelete(uid: string): Promise<boolean>;
}

export async function identityServices(
  { config, clock, db, outbox, log }: Surroundings,
  { hashing = HASHING, mayDelete }: IdentityOptions,
): Promise<IdentityServices> {
  const { identity: settings, http } = config;
  if (settings.kind === 'firebase') {
    const { apiKey, projectId, serviceAccount } = settings;
    const admin = serviceAccount && firebaseAdmin({ projectId, serviceAccount, clock });
    const verifier = askingForRevocation(firebaseVerifier({ projectId, clock }), {
      apiKey,
      publicUrl: http.publicUrl,
      clock,
      log,
    });
    return { verifier, accounts: firebaseAccounts(admin ?? null), embedded: null };
  }
  const { projectId, apiKey, accountChooser, keySecret, google } = settings;
  const embedded = await createIdentity({
    ...hashing,
    db: db.sql,
    clock,
    projectId,
    apiKey,
    accountChooser,
    issuer: `${http.publicUrl}/identity/${projectId}`,
    publicUrl: http.publicUrl,
    ...(keySecret !== undefined && { keySecret }),
    ...(google && { google }),
    sendMail: async (message, tx) => {
      const language = await findLanguageRaw(tx, message);
      const words = wordsIn(config, language ?? languageToKeep(config, message.locale));
      const link = words.publicUrl + message.link.slice(http.publicUrl.length);
      const { expiresAt, kind } = message;
      await outbox.enqueueRaw(tx, {
        ...words.write.identityMail({ ...message, link }),
        // the news of a changed address is worth sending even without its link
        ...(expiresAt && kind !== 'email-changed' && { expiresAt }),
      });
    },
    onMove: async (uid, email, tx) => {
      const [emailKey, now] = [email.toLowerCase(), clock.now()];
      // locks the address before the account, like all code that verifies an address, so that a second account with it
      // waits here for the first one
      await lockAddressRaw(tx, emailKey);
      await moveUserRaw(tx, { uid, email, emailKey, at: now });
      await giveClaimedRaw(tx, { uid, emailKey }, now);
      const digest = await digestIfAny(tx, emailKey);
      if (digest !== null) await carryBlockRaw({ clock, newId: () => uuid() }, tx, { uid, digest });
    },
    mayDelete,
    onDelete: async (uid, tx) => {
      await markDeletedRaw(tx, uid, clock.now());
    },
    onEvent: (event) =>
      log.info(event, event.type === 'sign-in-failed' ? SIGN_IN_FAILED : 'identity'),
    trustedAddress: (request) => request.ip,
  });
  const port = embeddedIdentity(embedded);
  return { verifier: port, accounts: port, embedded };
}

type CardSurroundings = Omit<Surroundings, 'outbox'>;

export interface CardServices {
  payments: PaymentGateway;
  access: CardAccess;
  /** Null if Stripe takes the cards. */
  sandbox: CardSandbox | null;
}

const SANDBOX_PREFIX = '/card-sandbox';

export interface CardOptions {
  /** Passes a webhook to the product's own route. */
  deliver(request: { headers: Record<string, string>; body: string }): Promise<{ status: number }>;
  faults?: CardFaults;
}

/** One adapter for both card providers; only the transport differs. */
export async function cardServices(
  around: CardSurroundings,
  options: CardOptions,
): Promise<CardServices> {
  const { config, clock, db, log } = around;
  const { cards } = config;
  if (cards.kind === 'stripe') {
    const { secretKey, webhookSecret, publishableKey, apiBase } = cards;
    const base = apiBase === undefined ? {} : { apiBase };
    return {
      payments: stripePayments({ secretKey, webhookSecret, clock, ...base }),
      access: { mode: 'stripe', publishableKey, scriptUrl: null },
      sandbox: null,
    };
  }
  const keys = await sandboxKeys(db, clock);
  const sandbox = createCardSandbox({
    db: db.sql,
    clock,
    prefix: SANDBOX_PREFIX,
    secretKey: keys.secret,
    publishableKey: keys.publishable,
    fingerprintKey: keys.fingerprint,
    webhook: { secret: keys.webhook, deliver: options.deliver },
    onEvent: (event) => log.debug(event, 'card sandbox'),
    ...(options.faults && { faults: options.faults }),
  });
  const { fetch } = sandbox;
  return {
    payments: stripePayments({
      secretKey: keys.secret,
      webhookSecret: keys.webhook,
      account: SANDBOX_ACCOUNT,
      clock,
      fetch,
    }),
    access: {
      mode: 'sandbox',
      publishableKey: keys.publishable,
      scriptUrl: `${SANDBOX_PREFIX}/stripe.js${cards.wallet ? '' : '?wallet=none'}`,
    },
    sandbox,
  };
}

/** The sandbox's keys, generated at the first start and shared by all processes. */
async function sandboxKeys({ orm }: Database, clock: Clock) {
  const random = () => randomBytes(24).toString('hex');
  const kept = (name: string, prefix: string) =>
    generateAppSettingOnce(orm, clock, `card-sandbox-${name}`, () => `${prefix}${random()}`);
  return {
    secret: await kept('secret-key', 'sk_test_'),
    publishable: await kept('publishable-key', 'pk_test_'),
    fingerprint: await kept('fingerprint-key', ''),
    webhook: await kept('webhook-secret', 'whsec_'),
  };
}
