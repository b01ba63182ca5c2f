/** What the load was told: what was acknowledged, what failed, and for how long nothing could be written. */

interface Answer {
  kind: 'read' | 'write';
  at: number;
  ok: boolean;
  /** What was asked for, and the status. */
  said: string;
}

export interface PhaseCount {
  name: string;
  seconds: number;
  requests: number;
  readsFailed: number;
  writesFailed: number;
  /** The longest time between two acknowledged writes, in seconds. */
  withoutWrites: number;
  /** What failed, and how often. */
  failures: string;
}

export class Ledger {
  /** Bookings by their ids. */
  readonly bookings = new Set<string>();
  /** Payments: the booking by the transaction. */
  readonly payments = new Map<string, string>();
  readonly canceled = new Set<string>();
  /** Answers that no fault explains. */
  readonly unexplained: string[] = [];
  readonly #answers: Answer[] = [];

  tell(kind: Answer['kind'], ok: boolean, said: string): void {
    this.#answers.push({ kind, ok, said, at: performance.now() });
  }

  /** Writes that were acknowledged since then. */
  writesSince(at: number): number {
    return this.#answers.filter((one) => isWritten(one) && one.at > at).length;
  }

  count(name: string, from: number, to: number): PhaseCount {
    const here = this.#answers.filter(({ at }) => at >= from && at < to);
    const failed = (kind: Answer['kind']) =>
      here.filter((one) => one.kind === kind && !one.ok).length;
    const written = [from, ...here.filter(isWritten).map(({ at }) => at), to];
    const gaps = written.slice(1).map((at, index) => at - (written[index] ?? at));
    return {
      name,
      seconds: (to - from) / 1000,
      requests: here.length,
      readsFailed: failed('read'),
      writesFailed: failed('write'),
      withoutWrites: Math.max(0, ...gaps) / 1000,
      failures: tally(here.filter(({ ok }) => !ok)),
    };
  }
}

const isWritten = ({ kind, ok }: Answer) => kind === 'write' && ok;

function tally(answers: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const { said } of answers) counts.set(said, (counts.get(said) ?? 0) + 1);
  return [...counts].map(([said, count]) => `${said}: ${count}`).join(', ');
}
