const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** A card brand's display name for the provider's name; 'Card' if it is unknown. */
export function brandName(brand: string | null): string {
  return BRANDS[brand ?? ''] ?? 'Card';
}
