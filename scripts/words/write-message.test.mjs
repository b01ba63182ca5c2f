import { expect, it } from 'vitest';
import { argumentsOf, parseMessage } from './message.mjs';
import { buildLanguages, categoriesOf, plurals, pluralsOf } from './plurals.mjs';
import { compileMessage } from './write-message.mjs';

/**
 * @param {string} text
 * @param {string} [language]
 */
function message(text, language = 'en') {
  const grouped = (/** @type {number} */ count) => count.toLocaleString('en-US');
  return new Function('grouped', `return ${compileMessage(text, language)}`)(grouped);
}

it('compiles a text without arguments to a string', () => {
  expect(compileMessage('You won’t be charged yet.', 'en')).toBe('"You won’t be charged yet."');
  expect(message("You won't be able to revert this! '{'agency'}'")).toBe(
    "You won't be able to revert this! {agency}",
  );
});

it('takes one argument as it is, and several by name', () => {
  expect(message('Pay {amount} now')('$20')).toBe('Pay $20 now');
  const range = message('{min} to {max} days');
  expect(range({ max: 9, min: 2 })).toBe('2 to 9 days');
});

it('keeps signs that mean something in code', () => {
  expect(message('`{name}` costs ${cost} \\n "now"')({ name: 'A', cost: 5 })).toBe(
    '`A` costs $5 \\n "now"',
  );
});

it('counts', () => {
  const days = message('{days, plural, =0 {Today} =1 {Tomorrow} other {In # days}}');
  expect([0, 1, 2, 1000].map(days)).toEqual(['Today', 'Tomorrow', 'In 2 days', 'In 1000 days']);
  const reviews = message('{n, plural, one {# review} other {{n, number} reviews}} in {n}');
  expect([1, 1234].map(reviews)).toEqual(['1 review in 1', '1,234 reviews in 1234']);
});

it('counts within a choice, and chooses within a plural', () => {
  const saved = message(
    '{count, plural, one {Save {mine, select, true {my} other {the}} place} other {Save # places}}',
  );
  expect(saved({ count: 1, mine: true })).toBe('Save my place');
  expect(saved({ count: 1, mine: false })).toBe('Save the place');
  expect(saved({ count: 3, mine: false })).toBe('Save 3 places');
  const kind = message('{kind, select, beach {Beaches} city {Cities} other {Places}}');
  expect(['beach', 'city', 'hill'].map(kind)).toEqual(['Beaches', 'Cities', 'Places']);
});

it('refuses what catalogs do not use', () => {
  /** @type {[string, RegExp][]} */
  const refused = [
    ['{day, date}', /arrive formatted/],
    ['{share, number, percent}', /arrive formatted/],
    ['{place, selectordinal, one {#st} other {#th}}', /selectordinal|not valid/],
    ['{n, plural, offset:1 other {#}}', /offset/],
    ['{n, plural, one {#}}', /needs other/],
    ['{n, plural, one {#} one {#} other {#}}', /twice/],
    ['{n, plural, few {#} other {#}}', /not valid in this locale/],
    ['{class}', /not a name/],
    ['{open', /./],
  ];
  for (const [text, why] of refused) expect(() => parseMessage(text, 'en')).toThrow(why);
});

it('says what an argument is', () => {
  const text = '{n, plural, one {a} other {{who}}} {when} {is, select, true {x} other {y}} {n}';
  expect(Object.fromEntries(argumentsOf(parseMessage(text, 'en')))).toEqual({
    n: 'number',
    who: 'text',
    when: 'text',
    is: 'boolean',
  });
  const closed = argumentsOf(parseMessage('{as, select, card {by card} cash {in cash}}', 'en'));
  expect(closed.get('as')).toEqual({ oneOf: ['card', 'cash'] });
});

it.each(Object.keys(plurals))('has the plurals of %s', (language) => {
  const cases = categoriesOf(language).map((category) => `${category} {${category}}`);
  const category = message(`{n, plural, ${cases.join(' ')}}`, language);
  const intl = new Intl.PluralRules(language);
  const counts = [...Array(2001).keys(), 10_000, 100_000, 1_000_000, 1_000_001, 2_000_000];
  expect(counts.map(category)).toEqual(counts.map((count) => intl.select(count)));
});

it('knows no other language', () => {
  expect(() => pluralsOf('xx')).toThrow(`There are ${buildLanguages.join(', ')}`.slice(10));
});
