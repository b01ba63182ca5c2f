import { clsx } from 'clsx';
import {
  exportOperatorPayments,
  exactMoney,
  type MoneyIn,
  type MoneySpan,
} from '@wayfarer/contract';
import { useState } from 'react';
import { useToday } from '../../../../api/use-today.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Table, Td, Th } from '../../../../ui/display/table.tsx';
import { SegmentedControl } from '../../../../ui/form/segmented-control.tsx';
import { ExportButton } from '../../../kit/list/export/export-button.tsx';
import { moneyTexts as texts } from '../copy.ts';
import { MoneyChart, spanName } from './money-chart.tsx';
import { MONEY_PANEL } from '../lists.ts';
import { Panel } from '../panel.tsx';
import { figureOf } from '../tiles.tsx';

type By = 'days' | 'months';
const PARTS = ['card', 'counter', 'back'] as const;
const SWATCHES = { card: 'bg-lagoon', counter: 'bg-lagoon opacity-60', back: 'bg-danger' };
const netOf = ({ back, card, counter }: MoneySpan) => card + counter - back;

function totalOf(spans: readonly MoneySpan[]): MoneySpan {
  const sum = (part: (typeof PARTS)[number]) =>
    spans.reduce((total, span) => total + span[part], 0);
  return { span: '', card: sum('card'), counter: sum('counter'), back: sum('back') };
}

function MoneyTable({ currency, spans, by }: { currency: string; spans: MoneySpan[]; by: By }) {
  const figure = figureOf(currency);
  return (
    <div className="max-h-96 overflow-y-auto">
      <Table>
        <caption className="sr-only">{texts.title}</caption>
        <thead>
          <tr>
            <Th>{by === 'days' ? texts.day : texts.month}</Th>
            {[...PARTS, 'net' as const].map((part) => (
              <Th key={part} atEnd>
                {texts[part]}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spans.toReversed().map((span) => (
            <tr key={span.span}>
              <Td>{spanName(span.span)}</Td>
              {PARTS.map((part) => (
                <Td key={part} numeric>
                  {figure(span[part])}
                </Td>
              ))}
              <Td numeric>{figure(netOf(span))}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Figures({ currency, span }: { currency: string; span: MoneySpan }) {
  const figures = [
    ...PARTS.map((part) => ({ label: texts[part], amount: span[part], swatch: SWATCHES[part] })),
    { label: texts.net, amount: netOf(span), swatch: undefined },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
      {figures.map(({ amount, label, swatch }) => (
        <div key={label}>
          <dt className="flex items-center gap-1.5 text-xs text-muted">
            {swatch && <span aria-hidden className={clsx('size-2.5 rounded-sm', swatch)} />}
            {label}
          </dt>
          <dd className="tabular font-semibold">{exactMoney(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The button that saves all movements of money in the chart as a spreadsheet file, one per row. */
function ExportPayments({ from }: { from: string | undefined }) {
  const today = useToday();
  if (from === undefined) return null;
  // the name of a month doesn't contain a day
  const view = new URLSearchParams({ from: from.length === 7 ? `${from}-01` : from }).toString();
  const file = `payments-${today}.csv`;
  return (
    <ExportButton call={exportOperatorPayments} label={texts.export} file={file} input={{ view }} />
  );
}

/** The movements of one currency, as a bar per day or month, or as a table with the same numbers. */
function Movements({ by, shown: { currency, ...spansBy } }: { by: By; shown: MoneyIn }) {
  const [asTable, setAsTable] = useState(false);
  const [at, setAt] = useState<number>();
  const spans = spansBy[by];
  const chosen = Math.min(at ?? spans.length - 1, spans.length - 1);
  const span = spans[chosen];
  return (
    <div className="flex flex-col gap-4">
      {asTable && <MoneyTable currency={currency} spans={spans} by={by} />}
      {!asTable && span && (
        <>
          <div className="rounded-field bg-sunken px-4 py-3 text-sm">
            <p className="mb-1 font-semibold">{spanName(span.span)}</p>
            <Figures currency={currency} span={span} />
          </div>
          <MoneyChart currency={currency} spans={spans} chosen={chosen} onChoose={setAt} />
        </>
      )}
      <div className="flex flex-wrap items-end justify-between gap-4 border-t border-line pt-4">
        <Figures currency={currency} span={totalOf(spans)} />
        <div className="flex flex-wrap gap-2">
          <Button variant="ghost" size="sm" onClick={() => setAsTable(!asTable)}>
            {asTable ? texts.chart : texts.table}
          </Button>
          <ExportPayments from={spans[0]?.span} />
        </div>
      </div>
    </div>
  );
}

/** Received and returned money by day or month. It begins with the currency that has the highest net amount. */
export function MoneyPanel({ money, zone }: { money: readonly MoneyIn[]; zone: string }) {
  const [by, setBy] = useState<By>('days');
  const [chosen, choose] = useState<string>();
  const most = money.toSorted((a, b) => netOf(totalOf(b.months)) - netOf(totalOf(a.months)))[0];
  const shown = money.find(({ currency }) => currency === chosen) ?? most;
  const spans = (['days', 'months'] as const).map((value) => ({ value, label: texts[value] }));
  const currencies = money.map(({ currency }) => ({
    value: currency,
    label: currency.toUpperCase(),
  }));
  return (
    <Panel
      id={MONEY_PANEL}
      title={texts.title}
      aside={
        <SegmentedControl
          label={texts.span}
          name="money-span"
          value={by}
          onChange={setBy}
          options={spans}
        />
      }
    >
      <p className="-mt-3 mb-4 text-sm text-muted">{texts.zone(zone)}</p>
      {money.length > 1 && shown && (
        <SegmentedControl
          label={texts.currency}
          name="money-currency"
          value={shown.currency}
          onChange={choose}
          options={currencies}
        />
      )}
      {shown ? (
        <Movements key={by} by={by} shown={shown} />
      ) : (
        <p className="text-muted">{texts.empty}</p>
      )}
    </Panel>
  );
}
