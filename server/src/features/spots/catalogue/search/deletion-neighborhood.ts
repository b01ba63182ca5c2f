/** The maximum length of a word. For longer words, matching sequences of letters finds typos well enough. */
const LONGEST = 13;
/** The maximum number of pairs; more don't improve the match. */
const MOST_PAIRS = 10;

/** Parts that every word containing the text must have: its pairs of neighboring letters, or its single character. */
export function pairsOf(text: string): string[] {
  const letters = [...text];
  if (letters.length < 2) return letters;
  const pairs = letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
  return [...new Set(pairs)].slice(0, MOST_PAIRS);
}

/**
 * The parts of a word: the word itself, and the word without each one of its characters. Any two words that are one
 * edit apart share a part. Empty for long words. Must match the database function `spot_word_parts`.
 */
export function deletionNeighborhood(word: string): string[] {
  const letters = [...word];
  if (letters.length > LONGEST) return [];
  const shorter = letters.map((_, taken) => letters.filter((_letter, at) => at !== taken).join(''));
  return [...new Set([word, ...shorter])].map((part) => `-${part}`);
}
