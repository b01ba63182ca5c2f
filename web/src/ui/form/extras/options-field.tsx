import {
  type ChosenOption,
  formatMoney,
  midSentence,
  mostOfOption,
  type PartyOffer,
  type PriceOption,
} from '@wayfarer/contract';
import { useId } from 'react';
import { Field, FieldError } from '../field.tsx';
import { optionTexts as texts } from './options-field.texts.js';
import { Stepper } from '../stepper.tsx';

const NONE: readonly ChosenOption[] = [];
const NO_OPTIONS: readonly PriceOption[] = [];

export interface OptionsProps {
  offer: PartyOffer;
  onChange: (options: ChosenOption[]) => void;
  /** Why the chosen options were refused. */
  error?: string | undefined;
}

/** Optional extras of a trip, each with its price and a quantity. */
export function OptionsField({
  offer: { currency, options: chosen = NONE, party, prices },
  onChange,
  error,
}: OptionsProps) {
  const errorId = useId();
  const { options = NO_OPTIONS } = prices;
  const others = (id: string) => chosen.filter((one) => one.id !== id);
  return (
    <fieldset
      aria-describedby={errorId}
      className="min-w-0 rounded-field border border-line-strong/70 bg-surface px-3 py-3"
    >
      <legend className="text-xs font-semibold text-muted">{texts.title}</legend>
      <div className="flex flex-col gap-4">
        {options.map((option) => (
          <OptionCount
            key={option.id}
            option={option}
            price={formatMoney(option.minor, currency)}
            most={mostOfOption(option, party)}
            quantity={chosen.find(({ id }) => id === option.id)?.quantity ?? 0}
            onChange={(quantity) =>
              onChange([
                ...others(option.id),
                ...(quantity > 0 ? [{ id: option.id, quantity }] : []),
              ])
            }
          />
        ))}
        <FieldError id={errorId} error={error} />
      </div>
    </fieldset>
  );
}

function OptionCount({
  option: { id, label, per },
  most,
  price,
  quantity,
  onChange,
}: {
  option: PriceOption;
  most: number;
  price: string;
  quantity: number;
  onChange: (quantity: number) => void;
}) {
  const named = (
    <>
      {label}
      <span className="block text-xs font-normal text-muted">{texts.each[per](price)}</span>
    </>
  );
  return (
    <Field
      label={named}
      className="flex-row! flex-wrap items-center justify-between [&>label]:grow [&>label]:basis-24"
    >
      <Stepper
        name={`option-${id}`}
        min={0}
        max={most}
        value={Math.min(quantity, most)}
        onChange={(typed) => onChange(Math.min(Math.max(Math.trunc(Number(typed)) || 0, 0), most))}
        lessLabel={texts.fewer(midSentence(label))}
        moreLabel={texts.more(midSentence(label))}
        className="max-w-40 gap-1! [&>input]:min-w-8!"
      />
    </Field>
  );
}
