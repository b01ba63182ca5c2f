import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMAIL_MAX_LENGTH, looksLikeEmail, sameEmail } from '../people/email.ts';
import { isPictureUrl } from './image-url.ts';
import { isPaid } from '../trips/paid.ts';
import { nameFault } from '../people/person-name.ts';
import { searchText } from './search-text.ts';

describe('looksLikeEmail', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.com', 'ünï@exämple.org'])('accepts %s', (text) => {
    expect(looksLikeEmail(text)).toBe(true);
  });

  it.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@.co',
    'a@b.',
    'a b@c.de',
    'a@@b.co',
    'a@b..co',
    'a\u0000@b.co',
  ])('refuses %j', (text) => {
    expect(looksLikeEmail(text)).toBe(false);
  });

  it('answers long input at once and refuses it', () => {
    expect(looksLikeEmail(`${'a'.repeat(1_000_000)}@b.co`)).toBe(false);
    expect(looksLikeEmail(`a@${'b.'.repeat(EMAIL_MAX_LENGTH)}co`)).toBe(false);
  });

  it('treats letter case as the same account', () => {
    expect(sameEmail('Ada@Example.com', ' ada@example.COM')).toBe(true);
    expect(sameEmail('ada@example.com', 'bob@example.com')).toBe(false);
  });
});

describe('nameFault', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    [' a ', 'too_short'],
    ['Ada1', 'letters_only'],
    ['Ada!', 'letters_only'],
    ['Ada Lovelace', null],
    ['Žofie Müller', null],
    ['李 小龙', null],
  ])('[spec §5 Register: name rule] finds %j %s', (name, fault) => {
    expect(nameFault(name)).toBe(fault);
  });
});

describe('isPictureUrl', () => {
  it.each(['https://example.com/a.jpg', 'http://example.com', '/media/destinations/a-960.webp'])(
    'accepts %s',
    (url) => {
      expect(isPictureUrl(url)).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:image/svg+xml,<svg>',
    '//evil.example/x.png',
    '/etc/passwd',
    '/media/../secret',
    'https://user:pw@example.com/a.jpg',
    'ftp://example.com/a.jpg',
    ' ',
  ])('refuses %s', (url) => {
    expect(isPictureUrl(url)).toBe(false);
  });
});

describe('searchText', () => {
  it('finds accents, letter case and compatibility forms equal', () => {
    expect(searchText('  SÃO   Paulo ')).toBe('sao paulo');
    expect(searchText('week\u00ADend\u200B \u200Fالقاهرة')).toBe('weekend القاهرة');
    expect(searchText('Göreme')).toBe(searchText('goreme'));
  });

  it('is stable when applied twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(searchText(searchText(text))).toBe(searchText(text));
      }),
    );
  });
});

describe('isPaid', () => {
  it('[spec §4 Booking paid: by a payment record] is paid by its own flag or by any payment record with its id', () => {
    expect(isPaid({ _id: 'b1' })).toBe(false);
    expect(isPaid({ _id: 'b1', paid: true })).toBe(true);
    expect(isPaid({ _id: 'b1' }, [{ bookingId: 'b1' }])).toBe(true);
    expect(isPaid({ _id: 'b1' }, [{ bookingId: 'b2' }])).toBe(false);
  });
});
