import {
  type CurrencyRates,
  formatDay,
  formatMoney,
  aboutAmount,
  minorDigits,
  readRates,
  readRatesFile,
  type RatesFault,
  writeRates,
} from '@wayfarer/contract';
import { Upload } from 'lucide';
import { type ChangeEvent, useState } from 'react';
import { usePublicConfig } from '../../../api/public-config.ts';
import { useToday } from '../../../api/use-today.ts';
import { Icon } from '../../../ui/display/icon.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { ControlGroup } from './control-group.tsx';
import type { ControlProps } from './control-props.ts';
import { ratesTexts as texts } from './rates-control.texts.js';

interface Typed {
  asOf: string;
  text: string;
}

const isRates = (value: unknown): value is CurrencyRates =>
  typeof value === 'object' && value !== null && 'rates' in value && Array.isArray(value.rates);

const typedOf = (value: unknown): Typed =>
  isRates(value) ? { asOf: value.asOf, text: writeRates(value.rates) } : { asOf: '', text: '' };

/**
 * The setting's value for typed rates. If a line can't be read, the value contains it in place of a currency, so that
 * the server refuses the value.
 */
function valueOf({ asOf, text }: Typed, base: string): unknown {
  if (text.trim() === '') return '';
  const read = readRates(text, base);
  return { base, asOf, rates: read.ok ? read.value : [{ currency: read.fault.text, perUnit: 0 }] };
}

function faultText({ kind, line, text }: RatesFault): string {
  const { faults } = texts;
  if (kind === 'file') return faults.file;
  return kind === 'noBase' ? faults.noBase(text) : faults[kind]({ line, text });
}

/** The value of 100 units of the site's currency in up to three others, as an example to check the rates. */
function Example({ typed, base }: { typed: Typed; base: string }) {
  const read = readRates(typed.text, base);
  if (!read.ok || read.value.length === 0) return null;
  const hundred = 100 * 10 ** minorDigits(base);
  const examples = read.value
    .slice(0, 3)
    .map(({ currency, perUnit }) =>
      formatMoney(aboutAmount(hundred, { from: base, to: currency, perUnit }), currency),
    );
  return (
    <p className="mt-2 text-xs text-muted">
      {texts.example({ amount: formatMoney(hundred, base), amounts: examples.join(' · ') })}
    </p>
  );
}

/** The exchange rates of other currencies, typed or from a file, and their date. */
export function RatesControl({ field, value, mark, error, onChange }: ControlProps) {
  const { currency: base } = usePublicConfig();
  const today = useToday(undefined);
  const [kept, setKept] = useState({ typed: typedOf(value), sent: JSON.stringify(value) });
  const [refused, setRefused] = useState<RatesFault>();
  // the value differs from the one typed here if the person has discarded it or restored an earlier one
  const typed = JSON.stringify(value) === kept.sent ? kept.typed : typedOf(value);
  const read = readRates(typed.text, base);
  const fault = refused ?? (read.ok ? undefined : read.fault);
  function change(next: Typed) {
    setRefused(undefined);
    const sent = valueOf(next, base);
    setKept({ typed: next, sent: JSON.stringify(sent) });
    onChange(sent);
  }
  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    const sent = readRatesFile(await file.text(), { base, today });
    target.value = ''; // lets the same file be chosen again
    if (sent.ok) change({ asOf: sent.value.asOf, text: writeRates(sent.value.rates) });
    else setRefused(sent.fault);
  }
  return (
    <ControlGroup {...{ field, mark, error }}>
      <div className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field
          label={texts.rates}
          hint={texts.hint(base.toUpperCase())}
          error={fault && faultText(fault)}
        >
          <Textarea
            rows={5}
            dir="ltr"
            value={typed.text}
            onChange={({ target }) => change({ asOf: typed.asOf || today, text: target.value })}
          />
        </Field>
        <div>
          <Field label={texts.day} hint={texts.dayHint}>
            <Input
              type="date"
              max={today}
              value={typed.asOf}
              onChange={({ target }) => change({ ...typed, asOf: target.value })}
            />
          </Field>
          <label className="mt-4 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong/60 px-4 text-sm font-semibold focus-within:outline-2 hover:border-ink">
            <Icon shape={Upload} className="size-4" />
            {texts.upload}
            <input
              type="file"
              accept=".csv,text/csv,text/plain"
              className="sr-only"
              onChange={(event) => void take(event)}
            />
          </label>
          <p className="mt-1 text-xs text-muted">{texts.uploadHint}</p>
          <Example typed={typed} base={base} />
        </div>
      </div>
    </ControlGroup>
  );
}

/** The exchange rates in words, for the history and for conflicts. */
export const describeRates = (value: object): string | undefined =>
  isRates(value)
    ? texts.described({
        day: formatDay(value.asOf),
        rates: writeRates(value.rates).replaceAll('\n', ', '),
      })
    : undefined;
