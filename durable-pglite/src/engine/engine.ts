import type { DatabaseError } from '../errors.ts';
import type { EngineRequest, EngineResult, StorageCounters } from './protocol.ts';

/** The interface through which the database uses an engine, no matter if that runs in a worker or in this thread. */
export interface Engine {
  /** False while the engine is stopped or starting. */
  readonly ready: boolean;
  /**
   * A number that increases with every start. State of an earlier session, such as prepared statements, is lost in a
   * start.
   */
  readonly session: number;
  readonly restarts: number;
  /** The receiver of the engine's events, which the database sets. Until then, events are ignored. */
  events: EngineEvents;
  /** Counters since the current session began; undefined for an engine without files. */
  readonly storage: StorageCounters | undefined;
  /**
   * Runs a request. Requests run in the order of the calls. The time limit applies only to execution, not to waiting.
   */
  run(request: EngineRequest, timeoutMs: number): Promise<EngineResult>;
  /** Handles responses that have already arrived, without waiting for the event loop. */
  poll(): void;
  /** Ends the engine permanently. No request may be running. */
  close(): Promise<void>;
}

/** Events that an engine reports to its database. */
export interface EngineEvents {
  onNotification(channel: string, payload: string): void;
  /** The session was lost, and its open transaction was rolled back. */
  onLost(error: DatabaseError): void;
  /** A new session has started after an earlier one was lost. */
  onRestarted(): void;
}

/** A receiver that ignores all events, for an engine without a database. */
export const noListener: EngineEvents = {
  onNotification: () => undefined,
  onLost: () => undefined,
  onRestarted: () => undefined,
};
