import { LOCALE } from '@wayfarer/contract';

let names: Intl.DisplayNames | undefined;

/** A currency in the page's language with its code: 'euro (EUR)'. */
export function currencyName(code: string): string {
  names ??= new Intl.DisplayNames([LOCALE], { type: 'currency', fallback: 'code' });
  const upper = code.toUpperCase();
  const name = names.of(upper) ?? upper;
  return name === upper ? upper : `${name} (${upper})`;
}
