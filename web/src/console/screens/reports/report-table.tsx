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
const AMOUNTS = ['sales', 'fees', 'received', 'returned'] as const;

function Figures({ currency, of }: { currency: string; of: ReportFigures }) {
  return (
    <>
      {COUNTS.map((name) => (
        <Td key={name} numeric>
          {grouped(of[name])}
        </Td>
      ))}
      {[...AMOUNTS.map((name) => of[name]), of.received - of.returned].map((amount, index) => (
        <Td key={AMOUNTS[index] ?? 'net'} numeric className="whitespace-nowrap">
          {exactMoney(amount, currency)}
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
  return (
    <Table scrollLabel={texts.title}>
      <caption className="sr-only">{texts.caption(currency.toUpperCase())}</caption>
      <thead>
        <tr>
          <Th>{texts.groups[by]}</Th>
          {[...COUNTS, ...AMOUNTS, 'net' as const].map((name) => (
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
            <Figures currency={currency} of={row} />
          </tr>
        ))}
        <tr className="font-semibold">
          <Th scope="row" className="text-ink">
            {texts.total}
          </Th>
          <Figures currency={currency} of={total} />
        </tr>
      </tbody>
    </Table>
  );
}
