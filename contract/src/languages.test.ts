import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, findLanguage, KNOWN_LANGUAGES } from './languages.ts';

describe('languages', () => {
  it('are known by their tag in any letter case', () => {
    expect(findLanguage('DE')).toMatchObject({ tag: 'de', name: 'Deutsch', dir: 'ltr' });
    expect(findLanguage('en-xa')).toMatchObject({ tag: 'en-XA', state: 'pseudo' });
    expect(findLanguage('xx')).toBeUndefined();
    expect(findLanguage('')).toBeUndefined();
  });

  it('have tags that no page starts with, and Arabic runs from right to left', () => {
    for (const { tag } of KNOWN_LANGUAGES) expect(tag).toMatch(/^[a-z]{2}(?:-[A-Z]{2})?$/);
    expect(new Set(KNOWN_LANGUAGES.map(({ tag }) => tag)).size).toBe(KNOWN_LANGUAGES.length);
    expect(KNOWN_LANGUAGES[0].tag).toBe(DEFAULT_LANGUAGE);
    expect(findLanguage('ar')?.dir).toBe('rtl');
  });
});
