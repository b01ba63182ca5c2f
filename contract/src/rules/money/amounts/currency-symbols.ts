/** Symbols that several countries use for their own currencies, and that mean another currency elsewhere. */
const SHARED = {
  $: 'ars aud bbd bmd bnd bsd bzd cad clp cop cup dop fjd gyd hkd jmd kyd lrd mxn nad nzd sbd sgd srd ttd twd uyu xcd',
  '¥': 'cny',
  '£': 'fkp gip shp ssp syp',
  '₩': 'kpw',
  kr: 'dkk isk nok sek',
  Rs: 'lkr mur npr pkr',
};

const OWN = {
  $: 'usd',
  A$: 'aud',
  CA$: 'cad',
  EC$: 'xcd',
  HK$: 'hkd',
  MX$: 'mxn',
  NT$: 'twd',
  NZ$: 'nzd',
  '¥': 'jpy',
  'CN¥': 'cny',
  '£': 'gbp',
  '₩': 'krw',
  '؋': 'afn',
  '֏': 'amd',
  Kz: 'aoa',
  '₼': 'azn',
  KM: 'bam',
  '৳': 'bdt',
  Bs: 'bob',
  R$: 'brl',
  P: 'bwp',
  '₡': 'crc',
  Kč: 'czk',
  'E£': 'egp',
  '€': 'eur',
  '₾': 'gel',
  'GH₵': 'ghs',
  FG: 'gnf',
  Q: 'gtq',
  L: 'hnl',
  Ft: 'huf',
  Rp: 'idr',
  '₪': 'ils',
  '₹': 'inr',
  '៛': 'khr',
  CF: 'kmf',
  '₸': 'kzt',
  '₭': 'lak',
  'L£': 'lbp',
  Ar: 'mga',
  K: 'mmk',
  '₮': 'mnt',
  RM: 'myr',
  '₦': 'ngn',
  C$: 'nio',
  '₱': 'php',
  zł: 'pln',
  '₲': 'pyg',
  lei: 'ron',
  '₽': 'rub',
  RF: 'rwf',
  Db: 'stn',
  '฿': 'thb',
  T$: 'top',
  '₺': 'try',
  '₴': 'uah',
  '₫': 'vnd',
  FCFA: 'xaf',
  'F\u202fCFA': 'xof',
  CFPF: 'xpf',
  R: 'zar',
  ZK: 'zmw',
};

/**
 * Unambiguous English symbols by lowercase ISO 4217 code; other currencies are written with their code. `Intl` isn't
 * used, because a browser's first `Intl` format takes 12 ms (50 ms on a phone), and because server and browser may know
 * different symbols.
 */
export const CURRENCY_SYMBOLS: ReadonlyMap<string, string> = byCurrency(OWN);

/** Ambiguous local symbols, which are accepted as input and never written. */
export const SHARED_SYMBOLS: ReadonlyMap<string, string> = byCurrency(SHARED);

function byCurrency(bySymbol: Readonly<Record<string, string>>) {
  return new Map(
    Object.entries(bySymbol).flatMap(([symbol, codes]) =>
      codes.split(' ').map((code) => [code, symbol] as const),
    ),
  );
}
