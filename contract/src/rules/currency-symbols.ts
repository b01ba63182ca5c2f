/** Symbols that several currencies share; which one is meant is plain from the site. */
const SHARED = {
  $: 'ars aud bbd bmd bnd bsd bzd cad clp cop cup dop fjd gyd hkd jmd kyd lrd mxn nad nzd sbd sgd srd ttd twd usd uyu xcd',
  '¥': 'cny jpy',
  '£': 'fkp gbp gip shp ssp syp',
  '₩': 'kpw krw',
  kr: 'dkk isk nok sek',
  Rs: 'lkr mur npr pkr',
};

/** Each code, and its symbol behind it. */
const OWN =
  'afn؋ amd֏ aoaKz azn₼ bamKM bdt৳ bobBs brlR$ bwpP crc₡ czkKč egpE£ eur€ gel₾ ghsGH₵ gnfFG gtqQ ' +
  'hnlL hufFt idrRp ils₪ inr₹ khr៛ kmfCF kzt₸ lak₭ lbpL£ mgaAr mmkK mnt₮ myrRM ngn₦ nioC$ php₱ ' +
  'plnzł pyg₲ ronlei rub₽ rwfRF stnDb thb฿ topT$ try₺ uah₴ vnd₫ xafFCFA xofF\u202fCFA xpfCFPF zarR zmwZK';

/**
 * What English writes before an amount, by lower-case ISO 4217 code; the others are written with
 * their code. A table of our own: a browser's first `Intl` format costs twelve milliseconds, fifty on
 * a phone, and a symbol that the browser knows and the server does not would make a page that differs
 * from its HTML.
 */
export const CURRENCY_SYMBOLS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(SHARED).flatMap(([symbol, codes]) =>
    codes.split(' ').map((code) => [code, symbol] as const),
  ),
  ...OWN.split(' ').map((entry) => [entry.slice(0, 3), entry.slice(3)] as const),
]);
