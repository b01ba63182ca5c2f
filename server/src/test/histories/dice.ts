import { randomFrom } from '../chaos/random.ts';

export class Dice {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  chance(part: number): boolean {
    return this.#random() < part;
  }

  /** A whole number from 0 up to, but not including, `most`. */
  below(most: number): number {
    return Math.floor(this.#random() * most);
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  oneOf<T>(list: readonly T[]): T {
    const chosen = list[this.below(list.length)];
    if (chosen === undefined) throw new Error('nothing to choose from');
    return chosen;
  }

  weighted<T extends { weight: number }>(list: readonly T[]): T {
    let left = this.#random() * list.reduce((sum, { weight }) => sum + weight, 0);
    return list.find(({ weight }) => (left -= weight) < 0) ?? this.oneOf(list);
  }

  /** An amount at the limits or at random: all of it, one more or less, a part, or a little. */
  amount(all: number): number {
    const some = [all, all, all + 1, all - 1, Math.floor(all / 2), this.below(all + 2), 1, 100];
    return Math.max(1, this.oneOf(some));
  }
}
