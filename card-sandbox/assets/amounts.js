/** Amounts in minor units as texts. Pure; the provider and its frames use it. */

export const ZERO_DECIMAL = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '),
);
export const THREE_DECIMAL = new Set('bhd jod kwd omr tnd'.split(' '));

function decimals(currency) {
  if (ZERO_DECIMAL.has(currency)) return 0;
  return THREE_DECIMAL.has(currency) ? 3 : 2;
}

/** Formats an amount for people: `$12.50 usd`, `500 jpy`. */
export function formatAmount(amount, currency) {
  const digits = decimals(currency);
  return `${currency === 'usd' ? '$' : ''}${(amount / 10 ** digits).toFixed(digits)} ${currency}`;
}
