import {
  localToday,
  PAPER_LIMITS,
  PAPERS_WHEN,
  type PaperKind,
  type PaperSettings,
  type PapersWhen,
} from '@wayfarer/contract';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Input } from '../../../../ui/form/input.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { settingsApi } from '../api.ts';
import { ControlGroup } from '../control-group.tsx';
import type { ControlProps } from '../control-props.ts';
import { papersTexts as texts } from './copy.texts.js';
import { NextNumbers } from './next-numbers.tsx';

const FIELDS = ['invoicePattern', 'creditNotePattern', 'taxId', 'footer'] as const;
type TypedField = (typeof FIELDS)[number];

const MOST: Readonly<Record<TypedField, number>> = {
  invoicePattern: PAPER_LIMITS.pattern,
  creditNotePattern: PAPER_LIMITS.pattern,
  taxId: PAPER_LIMITS.taxId,
  footer: PAPER_LIMITS.footer,
};
const KINDS: Partial<Record<TypedField, PaperKind>> = {
  invoicePattern: 'invoice',
  creditNotePattern: 'credit_note',
};

/** When and how invoices are issued, and their next numbers. */
export function PapersControl({ field, value, mark, error, onChange }: ControlProps) {
  const papers = value as PaperSettings;
  const { data: numbers } = settingsApi.useGetPaperNumbersQuery();
  const put = (part: Partial<PaperSettings>) => onChange({ ...papers, ...part });
  const choose = (when: PapersWhen) =>
    put({ when, since: when === 'asked' ? '' : papers.since || localToday(new Date()) });
  const hintOf = (name: TypedField) => {
    const next = numbers?.next.find(({ kind }) => kind === KINDS[name]);
    return next && texts.next(next.number);
  };
  return (
    <ControlGroup {...{ field, mark, error }}>
      <div className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={texts.when}>
          <Select
            value={papers.when}
            onChange={({ target }) =>
              choose(PAPERS_WHEN.find((one) => one === target.value) ?? 'asked')
            }
          >
            {PAPERS_WHEN.map((when) => (
              <option key={when} value={when}>
                {texts.whenOptions[when]}
              </option>
            ))}
          </Select>
        </Field>
        {papers.when !== 'asked' && (
          <Field label={texts.since} hint={texts.sinceHint}>
            <Input
              type="date"
              value={papers.since}
              onChange={({ target }) => put({ since: target.value })}
            />
          </Field>
        )}
        {FIELDS.map((name) => (
          <Field key={name} label={texts[name]} hint={hintOf(name)}>
            <Input
              autoComplete="off"
              maxLength={MOST[name]}
              value={papers[name]}
              onChange={({ target }) => put({ [name]: target.value })}
            />
          </Field>
        ))}
        <div className="sm:col-span-2">
          <Checkbox
            label={texts.email}
            checked={papers.email}
            onChange={({ target }) => put({ email: target.checked })}
          />
          <p className="text-xs text-muted">{texts.emailHint}</p>
        </div>
      </div>
      {numbers && <NextNumbers numbers={numbers} />}
    </ControlGroup>
  );
}
