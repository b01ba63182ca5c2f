import type { SqlExecutor } from '../sql.ts';

/** The kind of caller: the host with its secret key, or a browser with the publishable key. */
export type Access = 'secret' | 'publishable';

export interface Settings {
  readonly fingerprintKey: string;
  /** True if events are queued for delivery. */
  readonly webhooks: boolean;
}

/** The context of one API call. The call writes only through `tx`, which is a transaction. */
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
