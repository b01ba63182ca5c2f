import { describe, expect, it } from 'vitest';
import { readSentence, type SearchSentence } from './search-sentence.ts';

type Read = Omit<SearchSentence, 'typed' | 'words'> & { words: string };

function read(text: string, language: string): Read {
  const { words, typed: _typed, ...filters } = readSentence(text, language);
  return { words: words.join(' '), ...filters };
}

describe('a sentence in another language', () => {
  it.each<[string, string, Read]>([
    ['de', 'Strand im Juli', { words: 'strand', month: 7 }],
    ['de', 'Anfang März', { words: '', month: 3 }],
    ['de', 'Juni bis August in Italien', { words: 'italien', month: 6 }],
    ['de', 'Wochenende in Paris', { words: 'paris', length: 'short' }],
    ['de', 'verlängertes Wochenende', { words: '', length: 'short' }],
    ['de', 'eine Woche Japan', { words: 'japan', length: 'long' }],
    ['de', '3-tägige Reise', { words: '', length: 'short' }],
    ['de', 'zwei Wochen wandern', { words: 'wandern', length: 'long' }],
    ['de', 'unter 100 Euro pro Tag', { words: '', cost: { maxCost: 100 } }],
    ['de', 'bis 1.500 €', { words: '', cost: { maxCost: 1500 } }],
    ['de', 'zwischen 50 und 100', { words: '', cost: { minCost: 50, maxCost: 100 } }],
    ['de', 'mindestens 200 €', { words: '', cost: { minCost: 200 } }],
    ['de', 'günstiger Strandurlaub', { words: 'strandurlaub', cost: { level: 'cheap' } }],
    ['de', 'Luxus auf den Malediven', { words: 'malediven', cost: { level: 'dear' } }],
    ['de', 'schöne Orte am See', { words: 'see' }],
    ['de', 'things to do in Rome', { words: 'rome' }],
    ['de', 'Urlaub', { words: '' }],
    ['de', 'über den Wolken', { words: 'uber wolken' }],
    ['es', 'playa en julio', { words: 'playa', month: 7 }],
    ['es', 'mes de mayo', { words: '', month: 5 }],
    ['es', 'mar', { words: 'mar' }],
    ['es', 'fin de semana en Roma', { words: 'roma', length: 'short' }],
    ['es', 'una semana en Japón', { words: 'japon', length: 'long' }],
    ['es', 'menos de 100 euros por día', { words: '', cost: { maxCost: 100 } }],
    ['es', 'de 50 a 100 €', { words: '', cost: { minCost: 50, maxCost: 100 } }],
    ['es', 'viaje barato a Tailandia', { words: 'tailandia', cost: { level: 'cheap' } }],
    ['es', 'hotel de lujo', { words: 'hotel', cost: { level: 'dear' } }],
    ['es', 'lugares para visitar', { words: '' }],
    ['fr', 'plage en août', { words: 'plage', month: 8 }],
    ['fr', 'mi-juillet', { words: '', month: 7 }],
    ['fr', 'week-end à Rome', { words: 'rome', length: 'short' }],
    ['fr', 'trois jours à Lisbonne', { words: 'lisbonne', length: 'short' }],
    ['fr', 'moins de 100 € par jour', { words: '', cost: { maxCost: 100 } }],
    ['fr', "jusqu'à 1 500 €", { words: '', cost: { maxCost: 1500 } }],
    ['fr', 'plage pas chère', { words: 'plage', cost: { level: 'cheap' } }],
    ['fr', 'séjour de luxe', { words: '', cost: { level: 'dear' } }],
    ['fr', "chutes d'Iguaçu", { words: 'chutes iguacu' }],
    ['ar', 'شاطئ في يوليو', { words: 'شاطئ', month: 7 }],
    ['ar', 'نهاية الأسبوع', { words: '', length: 'short' }],
    ['ar', 'أسبوع في اليابان', { words: 'اليابان', length: 'long' }],
    ['ar', 'أقل من ١٠٠ دولار', { words: '', cost: { maxCost: 100 } }],
    ['ar', 'رحلة رخيصة', { words: '', cost: { level: 'cheap' } }],
  ])('%s: %j', (language, text, meaning) => {
    const expected = { ...meaning, words: meaning.words.normalize('NFKD').replace(/\p{M}+/gu, '') };
    expect(read(text, language)).toEqual(expected);
  });

  it('is read in English on English pages', () => {
    expect(read('Strand im Juli', 'en')).toEqual({ words: 'strand im juli' });
  });
});
