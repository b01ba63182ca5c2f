import type { DatabaseError } from '../errors.ts';
import type { EngineRequest, EngineResult, StorageCounters } from './protocol.ts';

/** An engine as the database uses it, in a worker or in this thread. */
export interface Engine {
  /** False while the engine is stopped or starting. */
  readonly ready: boolean;
  /** A number that increases with every start, because a start loses the state of the earlier session. */
  readonly session: number;
  readonly restarts: number;
  /** The listener, which the database sets; until then, nothing listens. */
  events: EngineEvents;
  /** Counters since the current session began; undefined for an engine without files. */
  readonly storage: StorageCounters | undefined;
  /** Runs a request. Requests run in the order of the calls; the time limit covers only execution. */
  run(request: EngineRequest, timeoutMs: number): Promise<EngineResult>;
  /** Handles responses that have already arrived, without waiting for the event loop. */
  poll(): void;
  /** Ends the engine permanently. The database must be idle. */
  close(): Promise<void>;
}

/** Events that an engine reports to its database. */
export interface EngineEvents {
  onNotification(channel: string, payload: string): void;
  /** The session has ended, and its open transaction was rolled back. */
  onLost(error: DatabaseError): void;
  /** A new session has started after an earlier one was lost. */
  onRestarted(): void;
}

/** Listeners that do nothing, for an engine without a database. */
export const noListener: EngineEvents = {
  onNotification: () => undefined,
  onLost: () => undefined,
  onRestarted: () => undefined,
};
