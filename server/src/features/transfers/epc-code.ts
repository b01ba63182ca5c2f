import type { BankAccount } from '@wayfarer/contract';
import { qrSvg } from '../../lib/qr-svg.ts';

const MOST_CENTS = 99_999_999_999;

interface SepaTransfer {
  account: Pick<BankAccount, 'bic' | 'holder' | 'iban'>;
  /** In cents. */
  amount: number;
  reference: string;
}

/** The text of a code for a SEPA transfer, which banking apps read (EPC069-12, version 002, UTF-8). */
export const epcText = ({ account, amount, reference }: SepaTransfer): string =>
  [
    'BCD',
    '002',
    '1',
    'SCT',
    account.bic,
    account.holder,
    account.iban,
    `EUR${(amount / 100).toFixed(2)}`,
    '', // purpose
    '', // structured reference
    reference,
  ].join('\n');

/** The code as SVG; null if the transfer isn't in euros to an IBAN. The standard demands the error correction level. */
export const epcCode = ({
  currency,
  ...transfer
}: SepaTransfer & { currency: string }): string | null =>
  currency === 'eur' && transfer.account.iban !== '' && transfer.amount <= MOST_CENTS
    ? qrSvg(epcText(transfer), 'medium')
    : null;
