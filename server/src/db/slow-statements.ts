import type pg from 'pg';
import type { Logger } from '../context.ts';

export interface SlowStatements {
  /** Statements that ran at least so long are told. */
  fromMs: number;
  tell(statement: { ms: number; text: string }): void;
}

const LONGEST_TEXT = 500;

/** Logs a slow statement: its text with placeholders, never the values. */
export function tellSlow(log: Logger): SlowStatements['tell'] {
  return ({ ms, text }) => {
    const statement = text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);
    log.warn({ ms, statement }, 'a slow statement');
  };
}

type Query = (...args: unknown[]) => unknown;

/** Times every statement of a connection. The driver is called with a callback, or answers a promise. */
export function watchStatements(client: pg.ClientBase, { fromMs, tell }: SlowStatements): void {
  const query = client.query.bind(client) as unknown as Query;
  const timed: Query = (...args) => {
    const [what] = args;
    const text = typeof what === 'string' ? what : ((what as { text?: string }).text ?? '');
    const began = performance.now();
    const note = () => {
      const ms = Math.round(performance.now() - began);
      if (ms >= fromMs) tell({ ms, text });
    };
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      args[args.length - 1] = (...answer: unknown[]) => {
        note();
        (callback as Query)(...answer);
      };
      return query(...args);
    }
    const answer = query(...args);
    if (answer instanceof Promise) answer.then(note, note);
    return answer;
  };
  client.query = timed as unknown as typeof client.query;
}
