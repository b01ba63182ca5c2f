import type { SqlExecutor } from '../sql.ts';

/** The caller: the host with its secret key, or a browser with the publishable one. */
export type Access = 'secret' | 'publishable';

export interface Settings {
  readonly fingerprintKey: string;
  /** True if events are queued for delivery. */
  readonly webhooks: boolean;
}

/** The context of one API call. It writes only through `tx`, a transaction. */
export interface Call {
  readonly tx: SqlExecutor;
  readonly now: Date;
  readonly access: Access;
  readonly requestId: string | null;
  readonly idempotencyKey: string | null;
  readonly settings: Settings;
  /** The number of milliseconds that a charge stays `processing`; null settles it immediately. */
  readonly settleAfterMs: number | null;
}
