import {
  localToday,
  rateText,
  TAX_LIMITS,
  TAX_SCHEMES,
  type TaxScheme,
  type TaxTerms,
} from '@wayfarer/contract';
import { Plus, X } from 'lucide';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/display/icon.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Input } from '../../../../ui/form/input.tsx';
import { ControlGroup } from '../control-group.tsx';
import type { ControlProps } from '../control-props.ts';
import { taxTexts as texts } from './copy.texts.js';

/** A rate as it is typed; text that isn't a percentage is refused by the server. */
type TypedRate = Omit<TaxTerms['rates'][number], 'basisPoints'> & { basisPoints: number | string };
type Typed = Omit<TaxTerms, 'rates'> & { rates: TypedRate[] };

/** The terms that are being edited, and the earlier ones. Terms that are in force can't be edited. */
function editedOf(value: unknown, today: string): { before: Typed[]; edited: Typed } {
  const all = Array.isArray(value) ? (value as readonly Typed[]) : [];
  const last = all.at(-1);
  if (last !== undefined && last.from >= today) return { before: all.slice(0, -1), edited: last };
  const edited = { scheme: last?.scheme ?? 'none', rates: last?.rates ?? [], from: today };
  return { before: [...all], edited };
}

const percentOf = (typed: string): number | string =>
  /^\d{1,2}(?:[.,]\d{1,2})?$/u.test(typed)
    ? Math.round(Number(typed.replace(',', '.')) * 100)
    : typed;

const shownPercent = (basisPoints: number | string): string =>
  typeof basisPoints === 'number' ? rateText(basisPoints).slice(0, -1) : basisPoints;

const usualRates = (): TypedRate[] => [{ id: 'trip', label: texts.usual, basisPoints: '' }];

/** How tax is contained in prices, and from which day on. */
export function TaxControl({ field, value, mark, error, onChange }: ControlProps) {
  const name = useId();
  const [today] = useState(() => localToday(new Date()));
  const { before, edited } = editedOf(value, today);
  const change = (part: Partial<Typed>) => onChange([...before, { ...edited, ...part }]);
  const choose = (scheme: TaxScheme) =>
    change({ scheme, rates: scheme === 'inclusive' ? usualRates() : [] });
  return (
    <ControlGroup {...{ field, mark, error }}>
      <div className="mt-3 flex flex-col gap-2">
        {TAX_SCHEMES.map((scheme) => (
          <div
            key={scheme}
            className="rounded-xl border border-line p-4 has-[input[type=radio]:checked]:border-ink"
          >
            <div className="flex gap-3">
              <input
                id={`${name}-${scheme}`}
                aria-describedby={`${name}-${scheme}-hint`}
                type="radio"
                name={name}
                className="mt-1 size-5 shrink-0 accent-brand-fill"
                checked={edited.scheme === scheme}
                onChange={() => choose(scheme)}
              />
              <div>
                <label htmlFor={`${name}-${scheme}`} className="block text-sm font-semibold">
                  {texts.schemes[scheme]}
                </label>
                <p id={`${name}-${scheme}-hint`} className="text-sm text-muted">
                  {texts.hints[scheme]}
                </p>
              </div>
            </div>
            {scheme === 'inclusive' && edited.scheme === scheme && (
              <Rates rates={edited.rates} onChange={(rates) => change({ rates })} />
            )}
          </div>
        ))}
        <Field label={texts.from} hint={texts.fromHint}>
          <Input
            type="date"
            value={edited.from}
            onChange={({ target }) => change({ from: target.value })}
          />
        </Field>
      </div>
    </ControlGroup>
  );
}

interface RatesProps {
  rates: TypedRate[];
  onChange: (rates: TypedRate[]) => void;
}

function Rates({ onChange, rates }: RatesProps) {
  const put = (id: string, part: Partial<TypedRate>) =>
    onChange(rates.map((rate) => (rate.id === id ? Object.assign({}, rate, part) : rate)));
  const add = () => {
    const used = new Set(rates.map(({ id }) => id));
    let count = rates.length + 1;
    while (used.has(`rate-${count}`)) count += 1;
    onChange([...rates, { id: `rate-${count}`, label: '', basisPoints: '' }]);
  };
  return (
    <div className="mt-3 flex flex-col gap-3">
      {rates.map(({ basisPoints, id, label }, index) => (
        <div key={id} className="grid grid-cols-[1fr_6rem_2.75rem] items-end gap-2">
          <Field label={texts.rate}>
            <Input
              maxLength={TAX_LIMITS.label}
              value={label}
              onChange={({ target }) => put(id, { label: target.value })}
            />
          </Field>
          <Field label={texts.percent}>
            <Input
              inputMode="decimal"
              maxLength={5}
              value={shownPercent(basisPoints)}
              onChange={({ target }) => put(id, { basisPoints: percentOf(target.value) })}
            />
          </Field>
          {index > 0 && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={texts.remove(label)}
              onClick={() => onChange(rates.filter((rate) => rate.id !== id))}
            >
              <Icon shape={X} className="size-5" />
            </Button>
          )}
        </div>
      ))}
      {rates.length < TAX_LIMITS.rates && (
        <Button variant="ghost" size="sm" className="self-start" onClick={add}>
          <Icon shape={Plus} className="size-5" />
          {texts.add}
        </Button>
      )}
    </div>
  );
}
