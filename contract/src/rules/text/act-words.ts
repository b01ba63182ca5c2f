import type { AuditedAction } from '../../options/audit.ts';
import { exactMoney } from '../money/amounts/cost-text.ts';
import { timeText } from '../trips/dates/meeting-time.ts';
import { formatDay } from '../trips/dates/travel-dates.ts';
import { permissionTexts } from './permission-texts.ts';
import * as texts from '../../words/people/acts.texts.js';
import { listText } from './list-text.ts';
import { apart } from './locale.ts';
import { commaList } from './mid-sentence.ts';

const acts: Readonly<Record<AuditedAction, string>> = texts.acts;

type Detail = Readonly<Record<string, string | number>>;

const ROLES: Readonly<Record<string, string>> = texts.roles;
const CODES: Readonly<Record<string, string>> = texts.codes;
const MAILS: Readonly<Record<string, string>> = texts.mails;
const FIELDS: Readonly<Record<string, string>> = texts.fields;
/** The fields of a contact that a log entry can mark as `changed`. */
const CONTACT = ['name', 'email', 'phone', 'language'] as const;
/** A code without words has spaces in place of underscores. */
const spaced = (code: string | number) => CODES[code] ?? String(code).replaceAll('_', ' ');
const isGiven = (value: string | number | undefined): value is string | number =>
  value !== undefined && value !== '';

/** The details that readers see, in order. Others are only for programs. */
const FACTS: readonly ((detail: Detail) => string | false)[] = [
  ({ spot, country }) => isGiven(spot) && apart([spot, country].filter(isGiven).join(', ')),
  ({ from, to }) =>
    isGiven(from) && isGiven(to) && texts.roleChange({ from: roleName(from), to: roleName(to) }),
  ({ role }) => isGiven(role) && roleName(role),
  ({ extra }) =>
    isGiven(extra) && texts.also(listText(String(extra).split(' ').map(permissionText))),
  ({ kind }) => isGiven(kind) && spaced(kind),
  ({ method }) => isGiven(method) && spaced(method),
  ({ amount, currency }) => money(amount, currency),
  ({ costBefore, costAfter, currency }) => movedFrom(costBefore, costAfter, currency),
  ({ changed }) => isGiven(changed) && changedFields(String(changed).split(', ')),
  (detail) => changedFields(CONTACT.filter((field) => detail[field] === 'changed')),
  ({ difference, currency }) => Number(difference) !== 0 && money(difference, currency),
  ({ day, startTime }) => isGiven(day) && dayText(String(day), startTime),
  ({ fromDay, toDay }) => isGiven(fromDay) && spanText(String(fromDay), String(toDay)),
  ({ startTimes }) => isGiven(startTimes) && timesText(String(startTimes)),
  ({ refundPercent }) => isGiven(refundPercent) && texts.refundPercent(refundPercent),
  ({ bookings }) => isGiven(bookings) && texts.bookings(Number(bookings)),
  ({ attendance }) => isGiven(attendance) && spaced(attendance),
  ({ mail }) => isGiven(mail) && (MAILS[mail] ?? spaced(mail)),
  ({ decision }) => isGiven(decision) && spaced(decision),
  ({ featured }) => isGiven(featured) && (featured === 'yes' ? texts.featured : texts.notFeatured),
  ({ state }) => isGiven(state) && spaced(state),
  ({ result }) => isGiven(result) && spaced(result),
  ({ reason }) => isGiven(reason) && texts.reason(apart(spaced(reason))),
  ({ language, tag = language }) => isGiven(tag) && tag !== 'changed' && languageName(String(tag)),
];

function changedFields(names: readonly string[]): string | false {
  const shown = names.map((name) => FIELDS[name.replaceAll(' ', '_')] ?? name);
  return shown.length > 0 && texts.changed(listText(shown));
}

function dayText(day: string, startTime: string | number | undefined): string {
  return commaList([formatDay(day), isGiven(startTime) ? timeText(String(startTime)) : '']);
}

/** Stored as `09:00, 14:30`. */
const timesText = (stored: string) => commaList(stored.split(', ').map(timeText));

function spanText(first: string, last: string): string {
  const [from, to] = [formatDay(first), formatDay(last)];
  return from === to ? from : texts.span({ from, to });
}

/** The name of a language that was chosen for a customer or that texts were translated into. */
function languageName(tag: string): string {
  return tag === 'none' ? texts.languageNone : texts.language(tag);
}

/** A permission that no longer exists is shown by its code. */
function permissionText(code: string): string {
  return (permissionTexts as Readonly<Record<string, string>>)[code] ?? code;
}

function roleName(role: string | number): string {
  return ROLES[role] ?? spaced(role);
}

function money(amount: string | number | undefined, currency: string | number | undefined) {
  return typeof amount === 'number' && isGiven(currency) && exactMoney(amount, String(currency));
}

function movedFrom(
  before: string | number | undefined,
  after: string | number | undefined,
  currency: string | number | undefined,
) {
  const [old, now] = [money(before, currency), money(after, currency)];
  return old !== false && now !== false && texts.priceMove({ from: old, to: now });
}

export function wordsOfAct({ action, detail }: { action: AuditedAction; detail: Detail }): {
  what: string;
  more: string;
} {
  const facts = FACTS.map((fact) => fact(detail)).filter((fact) => fact !== false);
  return { what: acts[action], more: facts.join(' · ') };
}
