import { type DisplayRates, formatDay, LOCALE } from '@wayfarer/contract';
import { chooseCurrency, chosenCurrency, watchCurrency } from './chosen-currency.ts';
import * as texts from './copy.texts.js';

let count = 0;

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...content);
  return made;
}

let names: Intl.DisplayNames | undefined;

/** A currency in the page's language with its code: 'euro (EUR)'. */
function currencyName(code: string): string {
  names ??= new Intl.DisplayNames([LOCALE], { type: 'currency', fallback: 'code' });
  const upper = code.toUpperCase();
  const name = names.of(upper) ?? upper;
  return name === upper ? upper : `${name} (${upper})`;
}

/**
 * A choice of the currency in which visitors also see prices; they still pay in the site's own. It doesn't use React,
 * whose code for additional roots would be in every page's first script. Returns the element, and a function that
 * removes its listeners.
 */
export function currencyChooser({ currency, rates }: { currency: string; rates: DisplayRates }) {
  count += 1;
  const id = `currency-${count}`;
  const codes = ['', ...Object.keys(rates.perUnit)];
  const select: HTMLSelectElement = element(
    'select',
    {
      id,
      className:
        'min-h-11 max-w-full rounded-field border border-line-strong/60 bg-surface px-3 text-ink',
      onchange: () => chooseCurrency(select.value),
    },
    ...codes.map((code) => {
      const name = code === '' ? texts.none(currencyName(currency)) : currencyName(code);
      return element('option', { value: code }, name);
    }),
  );
  const label = element('label', { htmlFor: id }, texts.label);
  const note = element('p', { className: 'mt-1 text-xs' });
  const row = element('div', { className: 'flex flex-wrap items-center gap-x-3' }, label, select);
  const show = () => {
    const code = chosenCurrency();
    const isKnown = Object.hasOwn(rates.perUnit, code);
    select.value = isKnown ? code : '';
    note.textContent = isKnown
      ? texts.note({ day: formatDay(rates.asOf), currency: currencyName(currency) })
      : '';
  };
  show();
  const chooser = element('div', { className: 'mt-3 text-sm text-muted' }, row, note);
  return { chooser, end: watchCurrency(show) };
}
