import {
  ACCOUNT_LIMITS,
  isIban,
  plainIban,
  TRANSFER_DAYS,
  type TransferTerms,
} from '@wayfarer/contract';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Input } from '../../../../ui/form/input.tsx';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import { ControlGroup } from '../control-group.tsx';
import type { ControlProps } from '../control-props.ts';
import { transferTexts as texts } from './copy.texts.js';

/** The terms as they are typed; the server refuses days that aren't a number. */
type Typed = Omit<TransferTerms, 'days'> & { days: number | string };

const EMPTY: Typed = {
  holder: '',
  iban: '',
  account: '',
  routing: '',
  bank: '',
  bic: '',
  note: '',
  days: TRANSFER_DAYS.usual,
};

const isTerms = (value: unknown): value is Typed =>
  typeof value === 'object' && value !== null && 'holder' in value;

/** The fields of an account, in the order in which they are typed. */
const FIELDS = ['holder', 'bank', 'iban', 'bic', 'account', 'routing'] as const;
type AccountField = (typeof FIELDS)[number];

const HINTS: Partial<Record<AccountField, string>> = {
  iban: texts.ibanHint,
  bic: texts.bicHint,
  account: texts.accountHint,
};

/** The account for bank transfers, and the number of days that travelers have, if transfers are taken. */
export function TransferControl({ field, value, mark, error, onChange }: ControlProps) {
  const typed = isTerms(value) ? value : null;
  return (
    <ControlGroup {...{ field, mark, error }}>
      <div className="mt-3">
        <Checkbox
          label={texts.on}
          checked={typed !== null}
          onChange={({ target }) => onChange(target.checked ? EMPTY : '')}
        />
      </div>
      {typed && <Terms typed={typed} onChange={onChange} />}
    </ControlGroup>
  );
}

function Terms({ typed, onChange }: { typed: Typed; onChange: (typed: Typed) => void }) {
  const iban = plainIban(typed.iban);
  const ibanFault = iban === '' || isIban(iban) ? undefined : texts.wrongIban;
  return (
    <div className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2">
      {FIELDS.map((name) => (
        <Field
          key={name}
          label={texts[name]}
          hint={HINTS[name]}
          error={name === 'iban' ? ibanFault : undefined}
        >
          <Input
            autoComplete="off"
            dir="auto"
            maxLength={ACCOUNT_LIMITS[name]}
            value={typed[name]}
            onChange={({ target }) => onChange({ ...typed, [name]: target.value })}
          />
        </Field>
      ))}
      <Field label={texts.days} hint={texts.daysHint(TRANSFER_DAYS)}>
        <Input
          inputMode="numeric"
          maxLength={3}
          value={String(typed.days)}
          onChange={({ target }) =>
            onChange({
              ...typed,
              days: /^\d+$/.test(target.value) ? Number(target.value) : target.value,
            })
          }
        />
      </Field>
      <Field label={texts.note} hint={texts.noteHint} className="sm:col-span-2">
        <Textarea
          rows={2}
          maxLength={ACCOUNT_LIMITS.note}
          value={typed.note}
          onChange={({ target }) => onChange({ ...typed, note: target.value })}
        />
      </Field>
    </div>
  );
}

/** The terms in words, for the history and for conflicts. */
export function describeTransfer(value: unknown): string {
  if (!isTerms(value)) return texts.off;
  const { account, days, holder, iban } = value;
  return texts.described({ holder, account: iban || account, days: Number(days) });
}
