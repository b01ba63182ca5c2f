import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSentence, type SearchSentence } from './search-sentence.ts';

type Read = Omit<SearchSentence, 'typed' | 'words'> & { words: string };

function read(text: string): Read {
  const { words, typed: _typed, ...filters } = readSentence(text);
  return { words: words.join(' '), ...filters };
}

describe('a sentence', () => {
  it.each<[string, Read]>([
    ['beach in july', { words: 'beach', month: 7 }],
    ['Sun in January', { words: 'sun', month: 1 }],
    ['warm in december', { words: 'warm', month: 12 }],
    ['jul beach', { words: 'beach', month: 7 }],
    ['asia from june to august', { words: 'asia', month: 6 }],
    ['September', { words: '', month: 9 }],
    ['in may', { words: '', month: 5 }],
    ['mar del plata', { words: 'mar del plata' }],
    ['julia', { words: 'julia' }],
    ['weekend', { words: '', length: 'short' }],
    ['weekend in paris', { words: 'paris', length: 'short' }],
    ['long weekend', { words: '', length: 'short' }],
    ['3 days', { words: '', length: 'short' }],
    ['3-day trip', { words: '', length: 'short' }],
    ['5 days in italy', { words: 'italy', length: 'medium' }],
    ['3 nights', { words: '', length: 'medium' }],
    ['a week in japan', { words: 'japan', length: 'long' }],
    ['one week', { words: '', length: 'long' }],
    ['2-3 weeks', { words: '', length: 'long' }],
    ['4 to 6 days', { words: '', length: 'medium' }],
    ['a couple of days', { words: '', length: 'short' }],
    ['day trip', { words: '', length: 'short' }],
    ['short break', { words: '', length: 'short' }],
    ['under $100', { words: '', cost: { maxCost: 100 } }],
    ['under 100', { words: '', cost: { maxCost: 100 } }],
    ['less than 1,500 usd', { words: '', cost: { maxCost: 1500 } }],
    ['$50-$100', { words: '', cost: { minCost: 50, maxCost: 100 } }],
    ['$100 to $50', { words: '', cost: { minCost: 50, maxCost: 100 } }],
    ['between 50 and 100', { words: '', cost: { minCost: 50, maxCost: 100 } }],
    ['beach for $80 a day', { words: 'beach', cost: { maxCost: 80 } }],
    ['over $200 per person', { words: '', cost: { minCost: 200 } }],
    ['budget of 90', { words: '', cost: { maxCost: 90 } }],
    ['cheap', { words: '', cost: { level: 'cheap' } }],
    ['budget', { words: '', cost: { level: 'cheap' } }],
    ['cheap beach', { words: 'beach', cost: { level: 'cheap' } }],
    ['luxury', { words: '', cost: { level: 'dear' } }],
    ['5 star hotel', { words: 'hotel', cost: { level: 'dear' } }],
    ['under 3 days', { words: 'under', length: 'short' }],
    ['7 wonders', { words: '7 wonders' }],
    ['nine arch bridge', { words: 'nine arch bridge' }],
    [
      'cheap beach in July for a week, under $90 a day!',
      { words: 'beach', month: 7, length: 'long', cost: { maxCost: 90 } },
    ],
    ['things to do in rome', { words: 'rome' }],
    ['beach holiday', { words: 'beach' }],
    ['city break', { words: 'city' }],
    ['places with snow', { words: 'snow' }],
    ['the best beaches in the world', { words: 'beaches world' }],
    ['wall of china', { words: 'wall china' }],
    ['places to visit', { words: '' }],
    ['the', { words: 'the' }],
    ['us', { words: 'us' }],
    ['“Paris”, France?', { words: 'paris france' }],
    ['São Paulo', { words: 'sao paulo' }],
    ['?', { words: '?' }],
    ['', { words: '' }],
  ])('%j', (text, meaning) => {
    expect(read(text)).toEqual(meaning);
  });

  it('never adds a word, repeats none, and stays within the filters', () => {
    const pieces = fc.constantFrom(
      'beach',
      'in',
      'july',
      'may',
      'under',
      '$100',
      '50',
      '-',
      'to',
      'a',
      'week',
      '3',
      'days',
      'cheap',
      'luxury',
      'the',
      'and',
      '|',
      '€',
      'per',
      'day',
      'weekend',
      '99999999999',
      '0',
    );
    const texts = fc.oneof(
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(' ')),
      fc.string({ maxLength: 100, unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { words, typed, month, length, cost } = readSentence(text);
        const left = [...typed];
        for (const word of words) {
          expect(left).toContain(word);
          left.splice(left.indexOf(word), 1);
        }
        expect([undefined, ...Array.from({ length: 12 }, (_, at) => at + 1)]).toContain(month);
        expect([undefined, 'short', 'medium', 'long']).toContain(length);
        const { minCost = 0, maxCost = 1_000_000_000 } = cost ?? {};
        expect(minCost >= 0 && minCost <= maxCost && maxCost <= 1_000_000_000).toBe(true);
        // reading the remaining words again never adds words
        expect(readSentence(words.join(' ')).words.length).toBeLessThanOrEqual(words.length);
      }),
    );
  });

  it('[attack searches that are slow to read] reads the longest text at once', () => {
    for (const piece of ['a ', '1,', '$1', '1-', 'in ', 'under ', '1 to ', 'for $9 a day ']) {
      const from = performance.now();
      readSentence(piece.repeat(5000).slice(0, 5000));
      expect(performance.now() - from).toBeLessThan(500);
    }
  });
});
