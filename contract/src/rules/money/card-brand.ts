const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** A card brand's name out of the provider's word for it; 'Card' for one that is not known. */
export function brandName(brand: string | null): string {
  return BRANDS[brand ?? ''] ?? 'Card';
}
