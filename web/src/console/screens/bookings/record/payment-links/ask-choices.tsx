import { type BookingRecord, exactMoney } from '@wayfarer/contract';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { AmountField } from '../dialogs/amount-field.tsx';
import { askTexts as texts } from './copy.texts.js';
import { nextPart } from './payable.ts';

function Choice({
  name,
  amount,
  isChosen,
  onChoose,
  children,
}: {
  name: string;
  amount?: string;
  isChosen: boolean;
  onChoose: () => void;
  children?: ReactNode;
}) {
  return (
    <div
      className={clsx(
        'rounded-card border px-4',
        isChosen ? 'border-ink' : 'border-line-strong/60',
      )}
    >
      <label className="flex min-h-13 cursor-pointer items-center gap-3 py-2">
        <input
          type="radio"
          name="asks"
          checked={isChosen}
          onChange={onChoose}
          className="size-5 shrink-0 accent-brand-fill"
        />
        <span className="grow text-sm font-semibold">{name}</span>{' '}
        {amount !== undefined && <span className="tabular text-sm font-semibold">{amount}</span>}
      </label>
      {children}
    </div>
  );
}

/** The choice of what to ask for: the next part of the price, or an amount. */
export function AskChoices({
  record,
  isTyped,
  onTyped,
}: {
  record: BookingRecord;
  isTyped: boolean;
  onTyped: (isTyped: boolean) => void;
}) {
  const { balance, currency, total } = record.money;
  const { amount, asks } = nextPart(record);
  const hint = asks === 'first' ? texts.hintFirst : texts.hint;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{texts.what}</legend>
      <div className="grid grid-cols-1 gap-2">
        <Choice
          name={asks === 'first' && amount === total ? texts.whole : texts[asks]}
          amount={exactMoney(amount, currency)}
          isChosen={!isTyped}
          onChoose={() => onTyped(false)}
        />
        <Choice name={texts.own} isChosen={isTyped} onChoose={() => onTyped(true)}>
          {isTyped && (
            <div className="ps-8 pb-1">
              <AmountField texts={{ ...texts, hint }} currency={currency} most={balance} />
            </div>
          )}
        </Choice>
      </div>
    </fieldset>
  );
}
