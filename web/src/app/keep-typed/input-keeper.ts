import { type FieldValues, get, type Path, type PathValue, type UseFormReturn } from 'react-hook-form'; // prettier-ignore
import { typedInput } from '../../lib/device/typed-input.ts';
import { withoutPrefix } from '../../lib/language.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { InputKeeper } from '../../ui/form/bound/keep-context.ts';
import { keepTexts as texts } from './copy.ts';

type Values = Readonly<Record<string, unknown>>;

/** Names of fields that are never stored, regardless of their control. */
const SECRET = /passw|card|cvc|token/i;
const SECRET_KIND = /password|^cc-|one-time-code/;

/** Fields of a form whose control is for a password or a card. */
function secretFields(element: HTMLFormElement): Set<string> {
  const secret = [...element.querySelectorAll('input')].filter(
    ({ autocomplete, type }) => type === 'password' || SECRET_KIND.test(autocomplete),
  );
  return new Set(secret.map(({ name }) => name));
}

/** The form's place: the page and, in a dialog, its title, so that two records never share a name. */
function placeOf(element: HTMLFormElement): string {
  const titleId = element.closest('dialog')?.getAttribute('aria-labelledby') ?? '';
  const title = titleId === '' ? '' : (document.getElementById(titleId)?.textContent ?? '');
  return [withoutPrefix(location.pathname), location.search, title].join(' ');
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** True if a value survives a reload as JSON; files don't. */
function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object') return false;
  const isRecord = Object.getPrototypeOf(value) === Object.prototype;
  return isRecord && Object.values(value).every((part) => part === undefined || isPlain(part));
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Typed {
  typed: unknown;
  before: unknown;
  currency?: string;
}
const isTyped = (value: unknown): value is Typed => isRecord(value) && 'typed' in value;

/** The fields, by path, that differ from the form's initial values. The fields of a group are listed one by one. */
function changedFields(
  all: Values,
  initial: Values,
  secret: ReadonlySet<string>,
  group = '',
): Record<string, Typed> {
  const changed: Record<string, Typed> = {};
  for (const [name, value] of Object.entries(all)) {
    const [path, before] = [`${group}${name}`, initial[name]];
    if (secret.has(path) || SECRET.test(path) || isSame(value, before)) continue;
    if (isRecord(value) && isRecord(before))
      Object.assign(changed, changedFields(value, before, secret, `${path}.`));
    else if (isPlain(value))
      changed[path] = { typed: value, before: isPlain(before) ? before : null };
  }
  return changed;
}

/** The currency of the amounts that are typed into a field or its group; undefined if there are none. */
function currencyOf(element: HTMLFormElement, path: string): string | undefined {
  const amounts = [...element.querySelectorAll<HTMLInputElement>('input[data-currency]')];
  const found = amounts.find(({ name }) => name === path || name.startsWith(`${path}.`));
  return found?.dataset['currency'];
}

function withCurrencies(fields: Record<string, Typed>, element: HTMLFormElement): Values {
  const named = Object.entries(fields).map(([path, field]) => {
    const currency = currencyOf(element, path);
    return [path, currency === undefined ? field : { ...field, currency }] as const;
  });
  return Object.fromEntries(named);
}

/** True for an amount that was typed in a currency that its field no longer has. */
function isForeign({ currency }: Typed, path: string, element: HTMLFormElement): boolean {
  if (currency === undefined) return false;
  return (currencyOf(element, path) ?? currency) !== currency;
}

/**
 * Keeps everything that `person` types in this tab. `isHere` returns true while they are signed in: the input of a form
 * that they leave is forgotten, but the input of a form that disappears because the session has ended is kept.
 */
export function inputKeeper(person: string, isHere: () => boolean): InputKeeper {
  typedInput.keepOnlyOf(person);
  /**
   * The number of forms on the screen by name. Two forms with the same name can't be distinguished after a reload, so
   * neither is kept.
   */
  const live = new Map<string, number>();

  function values(name: string) {
    return {
      read: () => typedInput.read(person, name),
      write: (typed: Values) => typedInput.write(person, name, typed),
      leave: () => {
        if (isHere()) typedInput.write(person, name, {});
      },
    };
  }

  function putBack<Fields extends FieldValues, Sent>(
    form: UseFormReturn<Fields, unknown, Sent>,
    element: HTMLFormElement,
    kept: Values = {},
  ) {
    const now = form.getValues();
    const initial = form.formState.defaultValues ?? {};
    const back = Object.entries(kept).flatMap(([name, field]) => {
      const [path, current] = [name as Path<Fields>, get(now, name) as unknown];
      const isFresh = current !== undefined && isSame(current, get(initial, name));
      if (!isFresh || !isTyped(field) || isSame(field.typed, current)) return [];
      if (isForeign(field, name, element)) return [];
      return [{ path, ...field, current }];
    });
    for (const { path, typed } of back)
      form.setValue(path, typed as PathValue<Fields, Path<Fields>>, { shouldDirty: true });
    // if a colleague has saved another value since then, the field says so, because saving the restored one would
    // overwrite it
    const replaced = back.filter(({ before, current }) => !isSame(before, current));
    for (const { current, path } of replaced)
      form.setError(path, { type: 'replaced', message: texts.replaced(current) });
    if (back.length > 0) toast.success(texts.back, 'typed-input');
  }

  return {
    values: (name) => values([withoutPrefix(location.pathname), name].join(' ')),
    form(form, element) {
      const fields = Object.keys(form.getValues()).toSorted();
      const name = [placeOf(element), ...fields].join(' ');
      const count = (live.get(name) ?? 0) + 1;
      live.set(name, count);
      const kept = values(name);
      if (count === 1) putBack(form, element, kept.read());
      else kept.write({});
      const { unsubscribe } = form.watch((all: unknown) => {
        const initial = form.formState.defaultValues ?? {};
        if (live.get(name) !== 1) return;
        const changed = changedFields(all as Values, initial, secretFields(element));
        kept.write(withCurrencies(changed, element));
      });
      return () => {
        unsubscribe();
        live.set(name, (live.get(name) ?? 1) - 1);
        kept.leave();
      };
    },
  };
}
