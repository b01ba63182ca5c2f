import { formatAmount, THREE_DECIMAL, ZERO_DECIMAL } from '../../assets/amounts.js';
import { invalidRequest } from './api-error.ts';

export { formatAmount };

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Currencies that have two decimals in requests and responses, although the decimals must be zero. */
const WHOLE_UNITS_ONLY = words('isk ugx');
const TWO_DECIMAL = words(
  'usd aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bmd bnd bob brl bsd bwp byn bzd cad ' +
    'cdf chf cny cop crc cve czk dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gtq gyd hkd hnl htg ' +
    'huf idr ils inr jmd kes kgs khr kyd kzt lak lbp lkr lrd lsl mad mdl mkd mmk mnt mop mur mvr mwk ' +
    'mxn myr mzn nad ngn nio nok npr nzd pab pen pgk php pkr pln qar ron rsd rub sar sbd scr sek sgd ' +
    'shp sle sos srd std szl thb tjs top try ttd twd tzs uah uyu uzs wst xcd yer zar zmw',
);

/** The smallest charges in minor units, where they differ from the default of 50, or 500 with three decimals. */
const MINIMUM: Readonly<Record<string, number>> = {
  aed: 200,
  bgn: 100,
  czk: 1500,
  dkk: 250,
  gbp: 30,
  hkd: 400,
  huf: 17_500,
  mxn: 1000,
  myr: 200,
  nok: 300,
  pln: 200,
  ron: 200,
  sek: 300,
  thb: 1000,
};
/**
 * The largest charge in most currencies, which has eight digits. Where the official API allows more (twelve digits in
 * `idr`, ten in `cop`, nine in `inr`), the limit fits into a 32-bit integer. See docs.stripe.com/currencies.
 */
const MAXIMUM = 99_999_999;
const MAXIMA: Readonly<Record<string, number>> = {
  idr: 2_000_000_000,
  cop: 2_000_000_000,
  inr: 999_999_999,
};

/** Checks a lowercase currency code. @throws ApiError 400 */
export function checkedCurrency(currency: string): string {
  const known = [TWO_DECIMAL, ZERO_DECIMAL, THREE_DECIMAL, WHOLE_UNITS_ONLY];
  if (!known.some((set) => set.has(currency))) {
    throw invalidRequest(`Invalid currency: ${currency.slice(0, 20)}`, { param: 'currency' });
  }
  return currency;
}

/**
 * Checks an amount in minor units that is to be charged to a card.
 * @throws ApiError 400
 */
export function checkedAmount(amount: number, currency: string): number {
  if (amount < 1) {
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
  const minimum = MINIMUM[currency] ?? (THREE_DECIMAL.has(currency) ? 500 : 50);
  if (amount < minimum) {
    throw invalidRequest(`Amount must be at least ${formatAmount(minimum, currency)}`, {
      code: 'amount_too_small',
      param: 'amount',
    });
  }
  const maximum = MAXIMA[currency] ?? MAXIMUM;
  if (amount > maximum) {
    throw invalidRequest(`Amount must be no more than ${formatAmount(maximum, currency)}`, {
      code: 'amount_too_large',
      param: 'amount',
    });
  }
  return checkedStep(amount, currency);
}

/**
 * Checks that card networks can represent an amount, of a charge or a refund.
 * @throws ApiError 400
 */
export function checkedStep(amount: number, currency: string): number {
  const step = THREE_DECIMAL.has(currency) ? 10 : WHOLE_UNITS_ONLY.has(currency) ? 100 : 1;
  if (amount % step !== 0) {
    throw invalidRequest(
      step === 10
        ? 'Invalid amount: the last digit of three-decimal currencies must be 0.'
        : `Invalid amount: ${currency} has no fractions; the last two digits must be 00.`,
      { code: 'invalid_charge_amount', param: 'amount' },
    );
  }
  return amount;
}
