import type { TextRefusal, TextsByName } from '@wayfarer/contract';

/** Why a row of a translator's file is refused. */
export interface Refusal {
  code: TextRefusal;
  /** The reason in English, for programs that show no texts of their own. */
  reason: string;
  /** The maximum length, for `too_long`. */
  most?: number;
}

/** The fault of a translation of one of these originals, or null. `owner` has the originals: a destination or setting. */
export function faultOfText(
  originals: TextsByName,
  { name, owner, text }: { name: string; owner: string; text: string },
  limitOf: (name: string) => number,
): Refusal | null {
  if (!Object.hasOwn(originals, name))
    return { code: 'unknown_text', reason: `is not a text of this ${owner}` };
  const most = limitOf(name);
  return text.length > most
    ? { code: 'too_long', reason: `must be at most ${most} characters`, most }
    : null;
}

/** Finds rows about a text that an earlier row of the same file is about. */
export function repeatedRows(): (row: { id: string; name: string }) => Refusal | null {
  const known = new Set<string>();
  return ({ id, name }) => {
    const key = JSON.stringify([id, name]);
    if (known.has(key)) return { code: 'repeated', reason: 'repeats an earlier row' };
    known.add(key);
    return null;
  };
}

const withoutBlanks = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** True if a file's original isn't today's. Blanks don't count, because spreadsheets change them. */
export const isFormer = (sent: string | undefined, original: string | undefined): boolean =>
  sent !== undefined && withoutBlanks(sent) !== withoutBlanks(original ?? '');
