import { createHmac } from 'node:crypto';
import { ApiError, invalidRequest } from './api-error.ts';
import type { Call, Settings } from './call.ts';
import {
  ConnectionReset,
  delayFor,
  settlementDelay,
  injected,
  type CardFaults,
  type Fault,
} from './faults.ts';
import type { Claim, IdempotencyKeys } from './idempotency.ts';
import { randomToken } from '../ids.ts';
import { prepare, run, type Prepared } from './prepare.ts';
import {
  canonical,
  keyInUse,
  keyMismatch,
  simulatedFailure,
  outcomeOf,
  reply,
  type ApiRequest,
  type ApiResponse,
  type Outcome,
} from './protocol.ts';
import { isTransientFailure, type SqlDatabase, type SqlExecutor } from '../sql.ts';

/** Events for the host's log, which never contain card data or a request's content. */
export type CardSandboxEvent =
  | { type: 'internal-error'; requestId: string; error: unknown }
  | { type: 'webhook-failed'; eventId: string; attempt: number; status: number; gaveUp: boolean };

export interface ApiOptions {
  readonly db: SqlDatabase;
  readonly now: () => Date;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly settings: Settings;
  readonly keys: IdempotencyKeys;
  readonly faults: CardFaults | undefined;
  readonly onEvent: (event: CardSandboxEvent) => void;
}

/** The API itself, independent of the transport. Its promises never reject, except for an injected connection reset. */
export class Api {
  private readonly options: ApiOptions;

  constructor(options: ApiOptions) {
    this.options = options;
  }

  async handle(request: ApiRequest): Promise<ApiResponse> {
    const requestId = `req_${randomToken(14)}`;
    const faults = this.options.faults?.take(request) ?? [];
    if (injected(faults, 'reset', 'before')) throw new ConnectionReset();
    const response = await this.answer(request, requestId, faults);
    if (injected(faults, 'reset', 'after')) throw new ConnectionReset();
    return response;
  }

  /** Runs `work` in a transaction for a caller without an API key, and responds with its result. */
  async transact(work: (call: Call) => Promise<object>): Promise<ApiResponse> {
    const requestId = `req_${randomToken(14)}`;
    try {
      const object = await this.options.db.transaction((tx) => work(this.ownCall(tx, requestId)));
      return reply(200, JSON.stringify(object, null, 2), requestId);
    } catch (error) {
      return this.failure(error, requestId);
    }
  }

  /** The context of a call that the provider makes on its own. */
  ownCall(tx: SqlExecutor, requestId: string | null): Call {
    return {
      tx,
      now: this.options.now(),
      access: 'secret',
      requestId,
      idempotencyKey: null,
      settings: this.options.settings,
      settleAfterMs: null,
    };
  }

  private async answer(request: ApiRequest, requestId: string, faults: Fault[]) {
    try {
      const prepared = prepare(request, this.options);
      const key = request.method === 'POST' ? request.idempotencyKey : undefined;
      if (key !== undefined) return await this.once(request, prepared, key, requestId, faults);
      await delayFor(faults);
      if (injected(faults, 'error', 'before')) throw simulatedFailure();
      const call = this.call(prepared, requestId, null, faults);
      const work = (tx: SqlExecutor) => run(prepared, { ...call, tx });
      const { status, body } =
        request.method === 'GET'
          ? await work(this.options.db)
          : await this.options.db.transaction(work);
      if (injected(faults, 'error', 'after')) throw simulatedFailure();
      return reply(status, body, requestId);
    } catch (error) {
      return this.failure(error, requestId);
    }
  }

  private async once(
    request: ApiRequest,
    prepared: Prepared,
    key: string,
    requestId: string,
    faults: Fault[],
  ): Promise<ApiResponse> {
    if (key === '' || key.length > 255) {
      throw invalidRequest('Idempotency keys must have between 1 and 255 characters.');
    }
    const { keys, settings } = this.options;
    const fingerprint = createHmac('sha256', settings.fingerprintKey)
      .update(`${request.method} ${request.path}\n${canonical(request.body)}`)
      .digest('base64url');
    const claimed = await keys.claim(
      { scope: prepared.access, key, fingerprint, requestId },
      this.options.now(),
    );
    if (claimed.kind === 'mismatch') throw keyMismatch(key);
    if (claimed.kind === 'busy') throw keyInUse(key);
    if (claimed.kind === 'saved') {
      const { status, body, requestId: original } = claimed.answer;
      const response = reply(status, body, requestId);
      const replayed = { 'idempotent-replayed': 'true', 'original-request': original };
      return {
        ...response,
        headers: { ...response.headers, ...replayed, 'idempotency-key': key },
      };
    }
    try {
      const { status, body } = await this.underClaim(prepared, claimed.claim, requestId, faults);
      const response = reply(status, body, requestId);
      return { ...response, headers: { ...response.headers, 'idempotency-key': key } };
    } finally {
      keys.finish(claimed.claim);
    }
  }

  /**
   * Commits the effects and the response in one transaction. A request that was refused before it acted is not stored.
   */
  private async underClaim(
    prepared: Prepared,
    claim: Claim,
    requestId: string,
    faults: Fault[],
  ): Promise<Outcome> {
    const { db, keys } = this.options;
    try {
      await delayFor(faults);
      if (injected(faults, 'error', 'before')) throw simulatedFailure();
      const call = this.call(prepared, requestId, claim.key, faults);
      return await db.transaction(async (tx) => {
        if (!(await keys.hold(tx, claim))) throw keyInUse(claim.key);
        const outcome = await run(prepared, { ...call, tx });
        const answer = injected(faults, 'error', 'after') ? outcomeOf(simulatedFailure()) : outcome;
        await keys.save(tx, claim, answer.status, answer.body);
        return answer;
      });
    } catch (error) {
      if (isTransientFailure(error) || (error instanceof ApiError && !error.saved)) {
        await keys.release(claim);
        throw error;
      }
      const { status, body } = this.failure(error, requestId);
      await keys.save(db, claim, status, body);
      return { status, body };
    }
  }

  private call(
    prepared: Prepared,
    requestId: string,
    idempotencyKey: string | null,
    faults: Fault[],
  ): Omit<Call, 'tx'> {
    return {
      now: this.options.now(),
      access: prepared.access,
      requestId,
      idempotencyKey,
      settings: this.options.settings,
      settleAfterMs: settlementDelay(faults),
    };
  }

  private failure(error: unknown, requestId: string): ApiResponse {
    if (error instanceof ApiError) {
      const { status, body } = outcomeOf(error);
      return reply(status, body, requestId);
    }
    this.options.onEvent({ type: 'internal-error', requestId, error });
    const body = JSON.stringify({
      error: { type: 'api_error', message: 'An error occurred on our end. Please try again.' },
    });
    if (!isTransientFailure(error)) return reply(500, body, requestId);
    const busy = reply(503, body, requestId);
    return { ...busy, headers: { ...busy.headers, 'retry-after': '2' } };
  }
}
