/** The outcomes of the requests and actions of one phase of load. */
import { percentile } from '../measure.ts';
import type { HttpResponse } from './http-client.ts';

export interface Request {
  kind: string;
  wanted: number;
  /** The time of the response. */
  at: number;
  ms: number;
  response: HttpResponse;
}

interface Kept {
  at: number;
  ms: number;
  served: boolean;
}

interface Refusal {
  kind: string;
  status: number;
  /** True for 503 or 429 with a Retry-After. */
  polite: boolean;
}

export class Results {
  readonly #from = performance.now();
  #until = Number.NaN;
  readonly #kinds = new Map<string, Kept[]>();
  readonly #actions: { kind: string; done: boolean; at: number }[] = [];
  readonly #refusals = new Map<string, Refusal & { count: number; example: string }>();

  request({ kind, wanted, at, ms, response }: Request): void {
    const served = response.status === wanted;
    const all = this.#kinds.get(kind);
    if (all) all.push({ at, ms, served });
    else this.#kinds.set(kind, [{ at, ms, served }]);
    if (!served) this.#refused(kind, response);
  }

  #refused(kind: string, { status, head, body }: HttpResponse): void {
    const polite = (status === 503 || status === 429) && /\r\nretry-after: *\d+/i.test(head);
    const name = `${kind} ${status} ${polite}`;
    const known = this.#refusals.get(name);
    if (known) known.count += 1;
    else {
      const example = body.toString('utf8', 0, 200);
      this.#refusals.set(name, { kind, status, polite, count: 1, example });
    }
  }

  action(kind: string, done: boolean, at: number): void {
    this.#actions.push({ kind, done, at });
  }

  /** Ends the phase. Later responses no longer count for the rate. */
  end(): void {
    this.#until = performance.now();
  }

  get seconds(): number {
    return (this.#until - this.#from) / 1000;
  }

  get sent(): number {
    return this.#actions.length;
  }

  /** The number of completed actions per second, of one kind or of all kinds. */
  rate(kind?: string): number {
    const done = this.#actions.filter(
      (action) => action.done && action.at <= this.#until && (kind ?? action.kind) === action.kind,
    );
    return done.length / this.seconds;
  }

  get actionKinds(): string[] {
    return [...new Set(this.#actions.map(({ kind }) => kind))].sort();
  }

  get kinds(): string[] {
    return [...this.#kinds.keys()].sort();
  }

  get refusals(): readonly (Refusal & { count: number; example: string })[] {
    return [...this.#refusals.values()];
  }

  count(kind: string): number {
    return this.#kinds.get(kind)?.length ?? 0;
  }

  /** A percentile of the durations in ms, of the requests that were served or of those that were refused. */
  percentile(share: number, { kind, served = true }: { kind?: string; served?: boolean }): number {
    const of = kind === undefined ? [...this.#kinds.values()].flat() : this.#kinds.get(kind);
    return percentile(
      (of ?? []).filter((one) => one.served === served).map(({ ms }) => ms),
      share,
    );
  }

  /**
   * The number of seconds until the service is well and stays so: in each second from then on, nothing is refused, and
   * 95 % of the requests are served within `ms`. NaN if that never happens.
   */
  secondsUntilWell(ms: number): number {
    const all = [...this.#kinds.values()].flat();
    const last = Math.floor(this.seconds);
    let well = last;
    for (let second = last - 1; second >= 0; second -= 1) {
      const from = this.#from + second * 1000;
      const here = all.filter(({ at }) => at >= from && at < from + 1000);
      const slow = percentile(here.map((one) => one.ms), 0.95) > ms; // prettier-ignore
      if (slow || here.some(({ served }) => !served)) break;
      well = second;
    }
    return well === last ? Number.NaN : well;
  }
}
