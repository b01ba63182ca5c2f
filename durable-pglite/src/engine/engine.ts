import type { DatabaseError } from '../errors.ts';
import type { EngineRequest, EngineResult, StorageCounters } from './protocol.ts';

/** What the database needs of an engine, in a worker or in this thread. */
export interface Engine {
  /** False while the engine is stopped or starting. */
  readonly ready: boolean;
  /** Grows with every start: state of an earlier session is gone. */
  readonly session: number;
  readonly restarts: number;
  /** The database that is notified; none until it registers. */
  events: EngineEvents;
  /** Since the current session began; undefined where nothing is stored. */
  readonly storage: StorageCounters | undefined;
  /** Requests run in the order of the calls. The time limit is on execution alone. */
  run(request: EngineRequest, timeoutMs: number): Promise<EngineResult>;
  /** Takes responses that have already arrived, before the event loop would. */
  poll(): void;
  /** Ends the engine for good. The database must be idle. */
  close(): Promise<void>;
}

/** What an engine reports to its database. */
export interface EngineEvents {
  onNotification(channel: string, payload: string): void;
  /** The session is over; its open transaction was rolled back. */
  onLost(error: DatabaseError): void;
  /** A new session serves after an earlier one was lost. */
  onRestarted(): void;
}

/** For an engine without a database. */
export const noListener: EngineEvents = {
  onNotification: () => undefined,
  onLost: () => undefined,
  onRestarted: () => undefined,
};
