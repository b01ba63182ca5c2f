import type { FastifyPluginAsync } from 'fastify';
import { createAdmin, type Admin } from './admin.ts';
import { allowedOrigins } from './codes/continue-url.ts';
import type { Deps } from './deps.ts';
import { createPlugin } from './http/plugin.ts';
import { AssertionVerifier } from './idp/assertion.ts';
import { DemoGoogle } from './idp/demo-google.ts';
import { Google } from './idp/google.ts';
import { createKeyCipher } from './keys/key-cipher.ts';
import { KeyRing } from './keys/key-ring.ts';
import { Budgets } from './limits/budgets.ts';
import { LockOut } from './limits/lock-out.ts';
import { MailLimits } from './limits/mail-limits.ts';
import type { ActionPaths, IdentityOptions, VerifiedIdentity } from './options.ts';
import { PasswordHasher } from './passwords/password-hasher.ts';
import { prune } from './prune.ts';
import { IdTokens } from './sessions/id-token.ts';
import { verifyIdToken } from './verify.ts';

const PATHS: ActionPaths = {
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
};

export interface Identity {
  /** The routes, to be registered at the origin's root without a prefix. */
  readonly plugin: FastifyPluginAsync;
  /** Verifies an ID token. Errors: InvalidTokenError; those of the database. */
  verify(idToken: string): Promise<VerifiedIdentity>;
  readonly publicConfig: { readonly projectId: string; readonly apiKey: string };
  /** Signs with new keys from now on. The old ones stay published until their tokens have expired. */
  rotateKeys(): Promise<void>;
  /** Deletes expired records; call it about every hour. */
  prune(): Promise<void>;
  readonly admin: Admin;
}

/**
 * Assembles the service, whose tables must exist. Creates and stores the signing keys on first use, safely even if
 * several processes start at once. Errors: a missing, short or wrong keySecret; an unusable publicUrl; those of the
 * database.
 */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { db, clock, issuer, projectId, apiKey } = options;
  const cipher = createKeyCipher(options.keySecret);
  const keys = new KeyRing(db, clock, cipher, 'id-token');
  const demoKeys = options.accountChooser
    ? new KeyRing(db, clock, cipher, 'demo-google')
    : undefined;
  const demo = demoKeys && new DemoGoogle(issuer, clock, demoKeys);
  const google = options.google && new Google(options.google, clock);
  const budgets = new Budgets(clock);
  const deps: Deps = {
    db,
    clock,
    options,
    paths: { ...PATHS, ...options.actionPaths },
    origins: allowedOrigins(options.publicUrl, options.extraOrigins ?? []),
    hasher: new PasswordHasher(options.argon2, options.hashing),
    idTokens: new IdTokens({ issuer, projectId, clock, keys }),
    budgets,
    lockOut: new LockOut(clock),
    mailLimits: new MailLimits(budgets),
    assertions: new AssertionVerifier(db, clock, { demo, google }),
    emit: (event) => options.onEvent?.(event),
  };
  await keys.signingKey();
  return {
    plugin: await createPlugin(deps, { keys, demo, google }),
    verify: (idToken) => verifyIdToken(deps, idToken),
    publicConfig: { projectId, apiKey },
    async rotateKeys() {
      await keys.rotate();
      await demoKeys?.rotate();
      deps.emit({ type: 'keys-rotated' });
    },
    prune: () => prune(db, clock.now()),
    admin: createAdmin(deps),
  };
}
