export const ZERO_DECIMAL: ReadonlySet<string>;
export const THREE_DECIMAL: ReadonlySet<string>;
export function formatAmount(amount: number, currency: string): string;
