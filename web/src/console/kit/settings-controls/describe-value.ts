import type { SettingKey } from '@wayfarer/contract';
import { describeBooks } from './books/books-control.tsx';
import { controlTexts as texts } from './copy.ts';
import { describePapers, describeTaxes } from './papers/describe-papers.ts';
import { describePlanSetting } from './plan-control.tsx';
import { describeRates } from './rates-control.tsx';
import { describeTransfer } from './transfer/transfer-control.tsx';
import { SETTING_FIELDS } from './fields/setting-fields.ts';

const isWords = (part: unknown) => part !== '' && !String(part).startsWith('/media/');

/** A setting's value in words, for the history and for conflicts; `currency` is the site's. */
export function describeValue(key: SettingKey, value: unknown, currency: string): string {
  if (key === 'money.transfer') return describeTransfer(value);
  if (key === 'papers.tax') return describeTaxes(value);
  if (key === 'papers.invoices') return describePapers(value);
  if (key === 'money.books') return describeBooks(value);
  if (key === 'money.plan') return describePlanSetting(value, currency);
  if (value === undefined || value === null) return texts.hidden;
  if (typeof value === 'boolean') return value ? texts.on : texts.off;
  const { options } = SETTING_FIELDS[key];
  if (Array.isArray(value)) {
    const lines = (value as unknown[]).map((row) =>
      typeof row === 'object' && row !== null
        ? Object.values(row).filter(isWords).join(', ')
        : (options?.[String(row)] ?? String(row)),
    );
    return lines.join('; ') || texts.empty;
  }
  if (typeof value === 'object') return describeRates(value) ?? texts.aPicture;
  const text = String(value);
  return options?.[text] ?? (text === '' ? texts.empty : text);
}
