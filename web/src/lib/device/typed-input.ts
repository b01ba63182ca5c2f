import { tabStorage } from './tab-storage.ts';

const KEY = 'typed-input';
/** The maximum number of forms whose input is kept; beyond that, the oldest form's input is dropped. */
const FORMS = 20;

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All the input kept in this tab: the person who typed it, and the changed fields of each form, by the form's name. */
function read(): { person: string; forms: Readonly<Record<string, Values>> } {
  const stored = tabStorage.read(KEY);
  if (!isValues(stored) || typeof stored['person'] !== 'string' || !isValues(stored['forms']))
    return { person: '', forms: {} };
  const forms = Object.entries(stored['forms']).filter((entry): entry is [string, Values] =>
    isValues(entry[1]),
  );
  return { person: stored['person'], forms: Object.fromEntries(forms) };
}

/**
 * The input that a person typed into forms and hasn't sent, kept in this tab in case their session ends or the page is
 * reloaded.
 */
export const typedInput = {
  /** The kept input of a form; undefined if there is none from this person. */
  read(person: string, form: string): Values | undefined {
    const kept = read();
    return kept.person === person ? kept.forms[form] : undefined;
  },
  /** Replaces the kept input of a form, or removes it if there are no values. Drops input from other people. */
  write(person: string, form: string, values: Values): void {
    const kept = read();
    const { [form]: _before, ...others } = kept.person === person ? kept.forms : {};
    const entries = Object.entries(others).slice(1 - FORMS);
    if (Object.keys(values).length > 0) entries.push([form, values]);
    if (entries.length === 0) tabStorage.drop(KEY);
    else tabStorage.write(KEY, { person, forms: Object.fromEntries(entries) });
  },
  /** Drops the input of everyone else. */
  keepOnlyOf(person: string): void {
    if (read().person !== person) tabStorage.drop(KEY);
  },
};
