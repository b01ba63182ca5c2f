const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** The name of the provider's code for a card brand; 'Card' if unknown. */
export function brandName(brand: string | null): string {
  return BRANDS[brand ?? ''] ?? 'Card';
}
