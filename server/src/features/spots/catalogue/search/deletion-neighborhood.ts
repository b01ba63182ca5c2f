/** Longer words are found by their letters in a row in spite of a typo. */
const LONGEST = 13;
/** More add nothing. */
const MOST_PAIRS = 10;

/** Parts that every word has which contains the text: its pairs of neighbours, or its one character. */
export function pairsOf(text: string): string[] {
  const letters = [...text];
  if (letters.length < 2) return letters;
  const pairs = letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
  return [...new Set(pairs)].slice(0, MOST_PAIRS);
}

/**
 * Parts of which every word has one that is one edit away from the word: the whole, and what is left
 * when one character is taken away. Empty for long words. The function `spot_word_parts` of the database
 * makes the same.
 */
export function deletionNeighborhood(word: string): string[] {
  const letters = [...word];
  if (letters.length > LONGEST) return [];
  const shorter = letters.map((_, taken) => letters.filter((_letter, at) => at !== taken).join(''));
  return [...new Set([word, ...shorter])].map((part) => `-${part}`);
}
