import { apart, leftToRight } from '@wayfarer/contract';
import type { MailLine, MailParts } from '../../mail-parts.ts';
import { replyAddress, USUAL_MAIL_SETTINGS, type MailSettings } from '../../mail-settings.ts';
import * as texts from './layout.texts.js';

/** A part of an email in HTML and in plain text. Each text is one line, except a person's own words. */
export type MailBlock =
  | { kind: 'title' | 'text' | 'farewell'; text: string }
  | { kind: 'facts' | 'lines'; lines: readonly MailLine[] }
  | { kind: 'quote' | 'closing' | 'small' | 'footer'; texts: readonly string[] }
  | { kind: 'action' | 'more'; label: string; url: string }
  | { kind: 'section'; title: string; texts: readonly string[] };

/** All parts in order, with the agency's letterhead. */
export function blocksOf(
  { action, farewell = [], internal, more, note, sections = [], ...parts }: MailParts,
  settings: MailSettings,
): MailBlock[] {
  return [
    ...opening(parts),
    ...(action ? [{ ...action, kind: 'action' as const }] : []),
    ...(more ? [{ ...more, kind: 'more' as const }] : []),
    ...sections.map(({ texts, title }): MailBlock => ({
      kind: 'section',
      title: oneLine(title),
      texts: texts.map(oneLine),
    })),
    ...farewell.map((text) => ({ kind: 'farewell' as const, text: oneLine(text) })),
    { kind: 'closing', texts: closing(settings, internal) },
    ...(note ? [{ kind: 'small' as const, texts: [oneLine(note)] }] : []),
    ...footer(internal ? [] : footerLines(settings)),
  ];
}

function opening({
  facts,
  lines,
  name,
  paragraphs,
  quote,
  title,
}: MailParts | Omit<MailParts, 'subject'>): MailBlock[] {
  // prettier-ignore
  const list = (kind: 'facts' | 'lines', said: readonly MailLine[] = []): MailBlock[] =>
    said.length === 0
      ? []
      : [{ kind, lines: said.map(([label, value, look]) => [label, oneLine(value), look]) }];
  return [
    ...(title === undefined ? [] : [{ kind: 'title' as const, text: oneLine(title) }]),
    { kind: 'text', text: greeting(name) },
    ...paragraphs.map((text) => ({ kind: 'text' as const, text: oneLine(text) })),
    ...list('facts', facts),
    ...list('lines', lines),
    ...(quote === undefined ? [] : [{ kind: 'quote' as const, texts: linesOf(quote).map(apart) }]),
  ];
}

function closing(settings: MailSettings, internal: true | undefined): string[] {
  const [name, signature] = [settings('agency.name'), signatureOf(settings)].map(oneLine);
  return [...(internal || !signature ? [] : [signature]), name ?? ''];
}

/** The line before the agency's name. Until the agency has written its own, it is the language's. */
function signatureOf(settings: MailSettings): string {
  const said = settings('mails.signature');
  return said === USUAL_MAIL_SETTINGS('mails.signature') ? texts.signature : said;
}

function footer(texts: string[]): MailBlock[] {
  return texts.length === 0 ? [] : [{ kind: 'footer', texts }];
}

/** The agency's name, address and contact, as far as they are set. */
function footerLines(settings: MailSettings): string[] {
  const [legalName, address] = [settings('agency.legalName'), settings('agency.address')];
  const [phone, emergency] = [settings('agency.phone'), settings('agency.emergencyPhone')];
  const sender = legalName === '' && address === '' ? '' : legalName || settings('agency.name');
  const question = replyAddress(settings) === '' ? texts.call : texts.replyOrCall;
  const reached = [
    phone === '' ? '' : question(leftToRight(phone)),
    emergency === '' ? '' : texts.emergency(leftToRight(emergency)),
  ];
  const from = [sender, address].filter((text) => text !== '').map(apart);
  return [from.join(texts.comma), reached.join(' ')].map(oneLine).filter((line) => line !== '');
}

/** Matches web and email addresses, even without a scheme, because mail programs turn these into links. */
const ADDRESS = /[:/\\@]|[\p{L}\p{N}]\.\p{L}{2,}/u;

/**
 * Greets by first name. Anyone can sign up with another person's mailbox, so a name that contains an address is left
 * out. Otherwise, the email would deliver a stranger's advertisement in our name.
 */
function greeting(name = ''): string {
  const known = greetedName(name);
  return known === '' ? texts.hi : texts.hiName(apart(known));
}

/** The first name; empty if it is unknown or must not be repeated. */
export function greetedName(name = ''): string {
  const known = oneLine(name);
  return ADDRESS.test(known) ? '' : firstName(known);
}

/** The first word, or the whole name if that word is an initial or a title such as 'Dr.'. */
function firstName(known: string): string {
  const [first = ''] = known.split(/\s/);
  return first.length < 2 || first.endsWith('.') ? known : first;
}

/** Spaces that keep an amount together stay. */
export function oneLine(text: string): string {
  return text.replace(/[^\S\u00A0\u202F]+/g, ' ').trim();
}

function linesOf(text: string): string[] {
  return text.trim().split(/\r\n|[\n\r\u2028\u2029]/);
}
