import { accountLabels as labels } from '../../../words/trips/transfer.texts.js';
import { ibanText } from './iban.ts';

/** The parts of an account that a transfer needs; empty where its country doesn't use one. */
interface AccountParts {
  holder: string;
  iban: string;
  account: string;
  routing: string;
  bank: string;
  bic: string;
}

interface AccountLine {
  label: string;
  /** Formatted for people. */
  shown: string;
  /** In the form that banking apps accept. */
  copied: string;
}

const asIs = (label: string, value: string): AccountLine => ({
  label,
  shown: value,
  copied: value,
});

/** The parts of a bank account that have a value, with their labels. */
export function accountLines({
  account,
  bank,
  bic,
  holder,
  iban,
  routing,
}: AccountParts): AccountLine[] {
  return [
    asIs(labels.holder, holder),
    asIs(labels.bank, bank),
    { label: labels.iban, shown: ibanText(iban), copied: iban },
    asIs(labels.routing, routing),
    asIs(labels.account, account),
    asIs(labels.bic, bic),
  ].filter(({ copied }) => copied !== '');
}

export { labels as accountLabels };
