import {
  exactMoney,
  grouped,
  type Report,
  type ReportFigures,
  type ReportGroup,
} from '@wayfarer/contract';
import { Table, Td, Th } from '../../../ui/display/table.tsx';
import { reportsTexts as texts } from './copy.texts.js';
import { rowName } from './row-name.ts';

const COUNTS = ['bookings', 'people', 'canceled'] as const;
/** The columns of amounts. The tax column is included only if there are taxes. */
const amountsOf = ({ taxes }: ReportFigures) =>
  [
    'sales',
    'fees',
    ...(taxes === 0 ? [] : (['taxes'] as const)),
    'received',
    'returned',
    'net',
  ] as const;

type Amount = ReturnType<typeof amountsOf>[number];

function Figures({
  amounts,
  currency,
  of,
}: {
  amounts: readonly Amount[];
  currency: string;
  of: ReportFigures;
}) {
  const figures = { ...of, net: of.received - of.returned };
  return (
    <>
      {COUNTS.map((name) => (
        <Td key={name} numeric>
          {grouped(of[name])}
        </Td>
      ))}
      {amounts.map((name) => (
        <Td key={name} numeric className="whitespace-nowrap">
          {exactMoney(figures[name], currency)}
        </Td>
      ))}
    </>
  );
}

/** The figures of each group in one currency, and their sum. */
export function ReportTable({
  by,
  shown: { currency, rows, total },
}: {
  by: ReportGroup;
  shown: Report['currencies'][number];
}) {
  const amounts = amountsOf(total);
  return (
    <Table scrollLabel={texts.title}>
      <caption className="sr-only">{texts.caption(currency.toUpperCase())}</caption>
      <thead>
        <tr>
          <Th>{texts.groups[by]}</Th>
          {[...COUNTS, ...amounts].map((name) => (
            <Th key={name} atEnd>
              {texts.figures[name]}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <Th scope="row" className="text-ink">
              {rowName(by, row)}
            </Th>
            <Figures amounts={amounts} currency={currency} of={row} />
          </tr>
        ))}
        <tr className="font-semibold">
          <Th scope="row" className="text-ink">
            {texts.total}
          </Th>
          <Figures amounts={amounts} currency={currency} of={total} />
        </tr>
      </tbody>
    </Table>
  );
}
