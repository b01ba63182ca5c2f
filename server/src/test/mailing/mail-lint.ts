/** Tells how mail programs show an email, according to the data of caniemail.com. */
import { caniemail } from 'caniemail';

type Clients = Parameters<typeof caniemail>[0]['clients'];

/** Mail programs that travelers use, if caniemail.com knows enough about them. */
const CLIENTS: Clients = [
  'apple-mail.*',
  'gmail.*',
  'outlook.*',
  'yahoo.*',
  'aol.*',
  'samsung-email.*',
  'protonmail.*',
];

/** Features that some programs lack, each with the reason why the email is fine without it. */
const HARMLESS: ReadonlyMap<string, string> = new Map([
  ['<style> element', 'what it holds is for the dark and for phones: all else is inline'],
  ['@media', 'the light form, with both facts in a row'],
  ['<body> element', 'its ground is the outer table’s, too'],
  ['border-radius', 'square corners'],
  ['overflow', 'an endless word is as wide as it is'],
  ['overflow-wrap', 'an endless word is as wide as it is'],
  ['word-break', 'an endless word is as wide as it is'],
  ['white-space', 'an amount may be broken at a space'],
  ['role attribute', 'a reader may say that there is a table'],
  ['text-decoration', 'the button’s words are underlined'],
  ['height property', 'lines are as high as usual'],
]);

/** Features of an email that a program lacks and without which the email looks worse. */
export function mailFaults(html: string): string[] {
  const { errors } = caniemail({ clients: CLIENTS, html }).issues;
  const titles = [...errors.values()].flat().map(({ title }) => title);
  return [...new Set(titles)].filter((title) => !HARMLESS.has(title));
}
