import type { BaseLogger } from 'pino';

type Log = Pick<BaseLogger, 'error'>;

/** Problems that an operator has to look into. */
export const ALARM_KINDS = ['money_unclear'] as const;
export type AlarmKind = (typeof ALARM_KINDS)[number];

/** Alerts the operator by a log line at level error, and by a counter that monitoring watches. */
export class Alarms {
  readonly #log: Log;
  readonly #listeners: ((kind: AlarmKind) => void)[] = [];

  constructor(log: Log) {
    this.#log = log;
  }

  onAlarm(listener: (kind: AlarmKind) => void): void {
    this.#listeners.push(listener);
  }

  raise(kind: AlarmKind, detail: Record<string, unknown>, says: string): void {
    this.#log.error({ ...detail, alarm: kind }, says);
    for (const listener of this.#listeners) listener(kind);
  }
}
