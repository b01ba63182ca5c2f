/** What mail programs make of a mail, by the data of caniemail.com. */
import { caniemail } from 'caniemail';

type Clients = Parameters<typeof caniemail>[0]['clients'];

/** Those that travelers read mails with, and of which enough is known. */
const CLIENTS: Clients = [
  'apple-mail.*',
  'gmail.*',
  'outlook.*',
  'yahoo.*',
  'aol.*',
  'samsung-email.*',
  'protonmail.*',
];

/** What some programs leave out, and why the mail is good without it. */
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

/** Everything in a mail that a program cannot show and that it is worse without. */
export function mailFaults(html: string): string[] {
  const { errors } = caniemail({ clients: CLIENTS, html }).issues;
  const titles = [...errors.values()].flat().map(({ title }) => title);
  return [...new Set(titles)].filter((title) => !HARMLESS.has(title));
}
