const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** The display name of a card brand, by the provider's code; 'Card' if unknown. */
export function brandName(brand: string | null): string {
  return BRANDS[brand ?? ''] ?? 'Card';
}
