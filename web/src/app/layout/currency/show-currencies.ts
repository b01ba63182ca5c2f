import {
  aboutAmount,
  areRatesOld,
  type DisplayRates,
  formatDay,
  formatMoney,
  parseCost,
} from '@wayfarer/contract';
import type { PublicConfig } from '../../../api/public-config.ts';
import { CONSOLE_PATH } from '../../../domain/paths.ts';
import { withoutPrefix } from '../../../lib/language.ts';
import { chosenCurrency, watchCurrency } from './chosen-currency.ts';
import * as texts from './copy.texts.js';
import { currencyChooser } from './currency-chooser.ts';
import { markAmounts } from './mark-amounts.ts';

/**
 * The places of the chooser, each as a selector and the chooser's classes: the end of the footer, next to the
 * languages, and the end of the menu.
 */
const PLACES = [
  ['footer > .container-x', ''],
  ['#site-menu', 'border-t border-line px-4 pb-2'],
] as const;

interface Currencies {
  currency: string;
  rates: DisplayRates;
}

/** The text to add to an amount in the site's currency; undefined for none. */
function aboutText(cost: string, { currency, rates }: Currencies): string | undefined {
  const code = chosenCurrency();
  const perUnit = rates.perUnit[code];
  const read = parseCost(cost, currency);
  const isConsole = withoutPrefix(location.pathname).startsWith(CONSOLE_PATH);
  if (perUnit === undefined || !read.ok || isConsole) return undefined;
  const amount = formatMoney(aboutAmount(read.minor, { from: currency, to: code, perUnit }), code);
  const today = new Date().toISOString().slice(0, 10);
  return areRatesOld(rates.asOf, today)
    ? texts.aboutThen({ amount, day: formatDay(rates.asOf) })
    : texts.about(amount);
}

/** Keeps a chooser in each of its places, even after a navigation has created the place again. */
function placeChoosers(currencies: Currencies): () => void {
  const placed = new Map<Element, () => void>();
  function place() {
    for (const [element, end] of placed) {
      if (element.isConnected) continue;
      end();
      placed.delete(element);
    }
    for (const [selector, style] of PLACES) {
      const parent = document.querySelector(selector);
      if (!parent || parent.lastElementChild?.matches('[data-currency]')) continue;
      const { chooser, end } = currencyChooser(currencies);
      const element = document.createElement('div');
      element.dataset['currency'] = '';
      element.className = style;
      element.append(chooser);
      // at the end, where the chooser can't disturb any element that React adds or moves
      parent.append(element);
      placed.set(element, end);
    }
  }
  place();
  const observer = new MutationObserver(place);
  observer.observe(document.body, { subtree: true, childList: true });
  return () => {
    observer.disconnect();
    for (const [element, end] of placed) {
      end();
      element.remove();
    }
  };
}

/**
 * Lets visitors also see prices in another currency, if the agency has set rates. It works without the site's
 * components, whose code is in the first script, where this feature has no room. Returns a function that removes it.
 */
export function showCurrencies({ currency, rates }: PublicConfig): () => void {
  if (!rates) return () => undefined;
  const currencies = { currency, rates };
  const takeChoosers = placeChoosers(currencies);
  let takeMarks = () => {};
  const mark = () => {
    takeMarks();
    takeMarks = Object.hasOwn(rates.perUnit, chosenCurrency())
      ? markAmounts((cost) => aboutText(cost, currencies))
      : () => {};
  };
  mark();
  const stopWatching = watchCurrency(mark);
  return () => {
    stopWatching();
    takeMarks();
    takeChoosers();
  };
}
