/** Records the responses to the load: acknowledged and failed requests, and the times without acknowledged writes. */

interface Answer {
  kind: 'read' | 'write';
  at: number;
  ok: boolean;
  /** The request and the status. */
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
  /** The failed requests, with counts. */
  failures: string;
}

export class Ledger {
  /** Ids of acknowledged bookings. */
  readonly bookings = new Set<string>();
  /** Acknowledged payments, as a map from transaction ids to booking ids. */
  readonly payments = new Map<string, string>();
  readonly canceled = new Set<string>();
  /** Responses that none of the faults explains. */
  readonly unexplained: string[] = [];
  readonly #answers: Answer[] = [];

  tell(kind: Answer['kind'], ok: boolean, said: string): void {
    this.#answers.push({ kind, ok, said, at: performance.now() });
  }

  /** The number of writes that were acknowledged since a time. */
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
