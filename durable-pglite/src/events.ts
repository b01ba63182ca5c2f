/** Events of the database, for logs and metrics. */
export type DurableEvent =
  | { type: 'created'; ms: number }
  | { type: 'started'; ms: number }
  | { type: 'stopped'; reason: string }
  | { type: 'start-failed'; reason: string; retryInMs: number }
  | { type: 'restarted'; restarts: number; ms: number }
  | { type: 'timeout'; afterMs: number }
  /** The statement's text; never its parameters. */
  | { type: 'slow-statement'; ms: number; text: string }
  | { type: 'idle-transaction'; afterMs: number }
  | { type: 'checkpoint'; walBytes: number; ms: number }
  | { type: 'vacuum'; tables: number; ms: number }
  | { type: 'upkeep-failed'; reason: string }
  | { type: 'lock-lost' }
  | { type: 'listener-failed'; channel: string; reason: string };

export type EventSink = (event: DurableEvent) => void;
