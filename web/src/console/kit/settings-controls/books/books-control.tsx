import {
  BOOK_ACCOUNT_LENGTH,
  BOOK_ACCOUNTS,
  type Bookkeeping,
  DATEV_NUMBERS,
  LONG_MONTHS,
} from '@wayfarer/contract';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Input } from '../../../../ui/form/input.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { ControlGroup } from '../control-group.tsx';
import type { ControlProps } from '../control-props.ts';
import { booksTexts as texts } from './copy.texts.js';

const NUMBERS = ['consultant', 'client', 'accountLength'] as const;
/** As typed; the server refuses text that isn't a number. */
type Typed = Omit<Bookkeeping, (typeof NUMBERS)[number]> &
  Record<(typeof NUMBERS)[number], number | string>;

const EMPTY: Typed = {
  accounts: {
    card: '',
    cash: '',
    card_terminal: '',
    transfer: '',
    gift: '',
    other: '',
    fees: '',
    revenue: '',
  },
  yearStartsIn: 1,
  consultant: '',
  client: '',
  accountLength: DATEV_NUMBERS.accountLength.usual,
};

const isBooks = (value: unknown): value is Typed =>
  typeof value === 'object' && value !== null && 'accounts' in value;
const ofDigits = (typed: string) => (/^\d+$/.test(typed) ? Number(typed) : typed);

/** The accounts of the agency's books, and the numbers that DATEV needs, if the agency names any. */
export function BooksControl({ field, value, mark, error, onChange }: ControlProps) {
  const typed = isBooks(value) ? value : null;
  return (
    <ControlGroup {...{ field, mark, error }}>
      <div className="mt-3">
        <Checkbox
          label={texts.on}
          checked={typed !== null}
          onChange={({ target }) => onChange(target.checked ? EMPTY : '')}
        />
      </div>
      {typed && <Accounts typed={typed} onChange={onChange} />}
      {typed && <Datev typed={typed} onChange={onChange} />}
    </ControlGroup>
  );
}

interface PartProps {
  typed: Typed;
  onChange: (typed: Typed) => void;
}

const Part = ({ title, hint, children }: { title: string; hint: string; children: ReactNode }) => (
  <fieldset className="mt-4">
    <legend className="text-sm font-semibold">{title}</legend>
    <p className="mt-1 text-xs text-muted">{hint}</p>
    <div className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2">{children}</div>
  </fieldset>
);

function Accounts({ typed, onChange }: PartProps) {
  const { accounts } = typed;
  return (
    <Part title={texts.accounts} hint={texts.accountsHint}>
      {BOOK_ACCOUNTS.map((name) => (
        <Field key={name} label={texts.names[name]}>
          <Input
            autoComplete="off"
            dir="auto"
            maxLength={BOOK_ACCOUNT_LENGTH}
            value={accounts[name]}
            onChange={({ target }) =>
              onChange({ ...typed, accounts: { ...accounts, [name]: target.value } })
            }
          />
        </Field>
      ))}
    </Part>
  );
}

function Datev({ typed, onChange }: PartProps) {
  return (
    <Part title={texts.datev} hint={texts.datevHint}>
      {NUMBERS.map((name) => (
        <Field key={name} label={texts[name]}>
          <Input
            autoComplete="off"
            inputMode="numeric"
            maxLength={String(DATEV_NUMBERS[name].max).length}
            value={String(typed[name])}
            onChange={({ target }) => onChange({ ...typed, [name]: ofDigits(target.value) })}
          />
        </Field>
      ))}
      <Field label={texts.yearStartsIn}>
        <Select
          value={String(typed.yearStartsIn)}
          onChange={({ target }) => onChange({ ...typed, yearStartsIn: Number(target.value) })}
        >
          {LONG_MONTHS.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </Part>
  );
}

/** The accounts in words, for the history and for conflicts. */
export function describeBooks(value: unknown): string {
  if (!isBooks(value)) return texts.off;
  const { accounts, client, consultant } = value;
  const named = BOOK_ACCOUNTS.flatMap((name) =>
    accounts[name] === '' ? [] : [`${texts.names[name]} ${accounts[name]}`],
  );
  if (consultant !== '') named.push(`DATEV ${consultant}/${client}`);
  return named.join(', ') || texts.off;
}
