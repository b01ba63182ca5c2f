import { createHash } from 'node:crypto';
import { UndeliveredError, type Mailer, type OutgoingMail } from '../../mail-ports.ts';
import type { TakenMail } from './mail-oracle.ts';

const HOUR = 3_600_000;

/**
 * A mail server that is unavailable at times, hangs up after it has accepted an email, and lets processes die. The
 * outcome depends on the email and the number of attempts, not on which process is first.
 */
export class WildMailServer {
  readonly taken: TakenMail[] = [];
  readonly refused = new Set<string>();
  readonly travellers = new Set<string>();
  readonly #tries = new Map<string, number>();
  #passed = 0;
  readonly #turnedAway = new Set<string>();
  readonly #seed: number;
  readonly #now: () => number;

  constructor(seed: number, now: () => number) {
    this.#seed = seed;
    this.#now = now;
  }

  /** The server for one process, with functions that stop and kill the process. */
  reachedBy(process: { stop(): void; die(): void }): Mailer {
    return { deliver: (mail) => this.#take(mail, process) };
  }

  async #take(mail: OutgoingMail, process: { stop(): void; die(): void }): Promise<void> {
    if (this.refused.has(mail.to)) throw new UndeliveredError('EENVELOPE', '550 at RCPT TO', true);
    // The server is unavailable for five of every twelve hours.
    const isAway = Math.floor(this.#now() / HOUR) % 12 < 5;
    const luck = this.#luckOf(mail);
    if (isAway) throw new UndeliveredError('ECONNECTION', 'away', false);
    // The server never rejects the same email twice in a row, so that the latest time of its arrival is known.
    if (luck < 0.2 && !this.#turnedAway.delete(mail.messageId)) {
      this.#turnedAway.add(mail.messageId);
      if (luck < 0.15) throw new UndeliveredError('ECONNECTION', 'away', false);
      throw new UndeliveredError('EENVELOPE', '451 at RCPT TO', false);
    }
    if (this.travellers.has(mail.to)) {
      const { messageId: id, subject, text } = mail;
      this.taken.push({ id, subject, text, at: this.#now() });
    }
    if (luck < 0.3) throw new UndeliveredError('ECONNECTION', 'hung up', false);
    this.#passed += 1;
    if (this.#passed % 15 === 0) process.stop();
    if (this.#passed % 40 === 0) {
      process.die();
      await new Promise(() => {});
    }
  }

  #luckOf({ messageId, subject }: OutgoingMail): number {
    const tries = (this.#tries.get(messageId) ?? 0) + 1;
    this.#tries.set(messageId, tries);
    const about = `${/^\w+/.exec(subject)?.[0]} ${/Spot \d+/.exec(subject)?.[0]}`;
    const digest = createHash('sha256').update(`${this.#seed} ${about} ${tries}`).digest();
    return digest.readUInt32BE() / 2 ** 32;
  }
}
