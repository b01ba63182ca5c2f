export { createIdentity, type Identity } from './create-identity.ts';
export { describeError } from './describe-error.ts';
export { KeySecretError } from './keys/key-cipher.ts';
export { checkStoredKeys, forgetStoredKeys, rotateStoredKeys } from './keys/rotate-stored-keys.ts';
export { limitKeyOf } from './limits/client-address.ts';
export { migrations } from './migrations.ts';
export { InvalidTokenError } from './verify.ts';
export type { Admin, AdminUser } from './admin.ts';
export type {
  ActionPaths,
  GoogleOptions,
  IdentityEvent,
  IdentityOptions,
  MailKind,
  MailMessage,
  VerifiedIdentity,
} from './options.ts';
export type { SessionInfo } from './sessions/session-store.ts';
export type { SqlDatabase, SqlExecutor } from './sql.ts';
export type { Clock } from './clock.ts';
