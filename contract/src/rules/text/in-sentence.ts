import { lowersNouns } from '../../words/formats/numbers.texts.js';
import { listText } from './list-text.ts';
import { apart } from './locale.ts';

/**
 * Joins entries within a sentence. `Round-trip flight` becomes lower-case, `VIP lounge` doesn't; in languages that
 * capitalize nouns, none do.
 */
export function inSentence(entries: readonly string[]): string {
  return listText(
    entries.map((entry) => {
      const isKept = !lowersNouns || /^\p{Lu}\p{Lu}/u.test(entry);
      return apart(isKept ? entry : entry.charAt(0).toLowerCase() + entry.slice(1));
    }),
  );
}
