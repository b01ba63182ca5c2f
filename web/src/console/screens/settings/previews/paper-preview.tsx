import {
  containedTax,
  formatMoney,
  paperNumber,
  rateText,
  type PaperSettings,
  type TaxTerms,
} from '@wayfarer/contract';
import { sample as texts } from '../../../kit/settings-controls/papers/copy.texts.js';
import { type PreviewProps, textOf } from './preview-props.ts';

const TOTAL = 118_750;
const SAMPLE = { year: 2027, serial: 124 };

/** An invoice as the settings print it. */
export function PaperPreview({ valueOf }: Pick<PreviewProps, 'valueOf'>) {
  const text = textOf(valueOf);
  const papers = valueOf('papers.invoices') as PaperSettings;
  const terms = valueOf('papers.tax') as readonly TaxTerms[];
  const last = terms.at(-1);
  const [rate] = last?.rates ?? [];
  const points = typeof rate?.basisPoints === 'number' ? rate.basisPoints : 0;
  const tax = containedTax(TOTAL, points);
  const isTaxed = last?.scheme === 'inclusive';
  const money = (minor: number) => formatMoney(minor, 'usd');
  return (
    <aside aria-label={texts.title}>
      <h2 className="mb-3 text-sm font-semibold">{texts.title}</h2>
      <div className="flex flex-col gap-3 rounded-xl border border-line bg-white p-5 text-xs text-black">
        <div>
          <p className="display text-base wrap-anywhere">{text('agency.name')}</p>
          <p className="wrap-anywhere whitespace-pre-line">
            {[text('agency.legalName'), text('agency.address'), papers.taxId]
              .filter((line) => line !== '')
              .join('\n')}
          </p>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-2 border-b border-black pb-2">
          <p className="display text-lg">{texts.invoice}</p>
          <p className="font-semibold wrap-anywhere">
            {paperNumber(papers.invoicePattern, SAMPLE.year, SAMPLE.serial)}
          </p>
        </div>
        <p>
          {texts.to}
          <br />
          <strong>{texts.buyer}</strong>
        </p>
        <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-2">
          <Line label={texts.line} amount={money(TOTAL)} />
          {isTaxed && (
            <>
              <Line label={texts.subtotal} amount={money(TOTAL - tax)} />
              <Line
                label={texts.taxOn({ rate: rateText(points), amount: money(TOTAL - tax) })}
                amount={money(tax)}
              />
            </>
          )}
          <Line label={texts.total} amount={money(TOTAL)} strong />
        </dl>
        {last?.scheme === 'margin' && <p className="rounded-lg border p-2">{texts.margin}</p>}
        <p className="border-t border-black pt-2 wrap-anywhere">{papers.footer}</p>
      </div>
      <p className="mt-2 text-xs text-muted">{texts.hint}</p>
    </aside>
  );
}

function Line({ amount, label, strong }: { label: string; amount: string; strong?: true }) {
  return (
    <>
      <dt className={strong && 'border-t border-black pt-2 font-semibold'}>{label}</dt>
      <dd className={strong ? 'border-t border-black pt-2 font-semibold' : 'text-end'}>{amount}</dd>
    </>
  );
}
