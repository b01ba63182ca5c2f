import { randomToken } from '../ids.ts';
import type { SqlDatabase, SqlExecutor } from '../sql.ts';

interface SavedAnswer {
  status: number;
  body: string;
  /** The id of the original request. */
  requestId: string;
}

/** The exclusive right to respond to the first request with a key. */
export interface Claim {
  readonly scope: string;
  readonly key: string;
  readonly owner: string;
}

type ClaimResult =
  | { kind: 'claimed'; claim: Claim }
  | { kind: 'saved'; answer: SavedAnswer }
  | { kind: 'busy' }
  | { kind: 'mismatch' };

interface KeyRow {
  fingerprint: string;
  owner: string;
  request_id: string;
  started_at: Date;
  status: number | null;
  body: string | null;
}

const KEPT_MS = 24 * 3_600_000;
/** The age in ms from which a claim must be that of a dead process, because a call takes only milliseconds. */
const STALE_MS = 5000;

/**
 * First responses by key. A claim is a row. The response is written in the transaction of the effect, which first locks
 * the row and checks that it still owns the claim. Therefore a claim that looks abandoned can be taken over safely: the
 * first transaction to commit wins, and the other one does nothing.
 */
export class IdempotencyKeys {
  private readonly db: SqlDatabase;
  private readonly instance = randomToken(12);
  private readonly running = new Set<string>();

  constructor(db: SqlDatabase) {
    this.db = db;
  }

  /**
   * Claims the key, or returns the reason why the key can't be claimed. `fingerprint` identifies the request's content.
   */
  async claim(
    request: { scope: string; key: string; fingerprint: string; requestId: string },
    now: Date,
  ): Promise<ClaimResult> {
    const { scope, key, fingerprint, requestId } = request;
    const owner = `${this.instance}:${randomToken(12)}`;
    this.running.add(owner);
    const result = await this.tryClaim(owner, [scope, key, fingerprint, requestId], now).catch(
      (error: unknown) => {
        this.running.delete(owner);
        throw error;
      },
    );
    if (result.kind !== 'claimed') this.running.delete(owner);
    return result;
  }

  private async tryClaim(
    owner: string,
    [scope, key, fingerprint, requestId]: readonly [string, string, string, string],
    now: Date,
  ): Promise<ClaimResult> {
    const claim = { scope, key, owner };
    const inserted = await this.db.query(
      `insert into cards_idempotency (scope, key, fingerprint, owner, request_id, started_at)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [scope, key, fingerprint, owner, requestId, now],
    );
    if (inserted.rowCount === 1) return { kind: 'claimed', claim };
    const { rows } = await this.db.query<KeyRow>(
      'select * from cards_idempotency where scope = $1 and key = $2',
      [scope, key],
    );
    const [row] = rows;
    // The key was released between the two statements; the sender tries again.
    if (row === undefined) return { kind: 'busy' };
    const expired = row.started_at.getTime() < now.getTime() - KEPT_MS;
    if (!expired && row.fingerprint !== fingerprint) return { kind: 'mismatch' };
    if (!expired && row.status !== null && row.body !== null) {
      const answer = { status: row.status, body: row.body, requestId: row.request_id };
      return { kind: 'saved', answer };
    }
    if (!expired && !this.isAbandoned(row, now)) return { kind: 'busy' };
    const taken = await this.db.query(
      `update cards_idempotency set owner = $4, fingerprint = $5, request_id = $6, started_at = $7,
         status = null, body = null
       where scope = $1 and key = $2 and owner = $3 and (status is null or $8)`,
      [scope, key, row.owner, owner, fingerprint, requestId, now, expired],
    );
    return taken.rowCount === 1 ? { kind: 'claimed', claim } : { kind: 'busy' };
  }

  private isAbandoned(row: KeyRow, now: Date): boolean {
    if (row.owner.startsWith(`${this.instance}:`)) return !this.running.has(row.owner);
    return row.started_at.getTime() < now.getTime() - STALE_MS;
  }

  /** Locks the claim for the transaction. Returns false if another call has taken it over. */
  async hold(tx: SqlExecutor, claim: Claim): Promise<boolean> {
    const { rows } = await tx.query(
      `select 1 from cards_idempotency
        where scope = $1 and key = $2 and owner = $3 and status is null for update`,
      [claim.scope, claim.key, claim.owner],
    );
    return rows.length === 1;
  }

  /** Stores the response, in the transaction of its effects if it has any. */
  async save(tx: SqlExecutor, claim: Claim, status: number, body: string): Promise<void> {
    await tx.query(
      `update cards_idempotency set status = $4, body = $5
        where scope = $1 and key = $2 and owner = $3 and status is null`,
      [claim.scope, claim.key, claim.owner, status, body],
    );
  }

  /** Releases the key of a call that had no effect. */
  async release(claim: Claim): Promise<void> {
    await this.db.query(
      `delete from cards_idempotency
        where scope = $1 and key = $2 and owner = $3 and status is null`,
      [claim.scope, claim.key, claim.owner],
    );
  }

  /** Must be called when the call has ended in this process, regardless of its result. */
  finish(claim: Claim): void {
    this.running.delete(claim.owner);
  }

  /** Deletes keys older than a day. */
  async prune(now: Date): Promise<void> {
    await this.db.query('delete from cards_idempotency where started_at < $1', [
      new Date(now.getTime() - KEPT_MS),
    ]);
  }
}
