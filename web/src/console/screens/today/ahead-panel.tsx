import type { Today } from '@wayfarer/contract';
import { Link } from '../../../ui/controls/link.tsx';
import { Table, Td, Th } from '../../../ui/display/table.tsx';
import { addAmounts, amountsText } from './money/amounts.ts';
import { aheadTexts as texts } from './copy.ts';
import { weekdayDay } from '../../kit/figures/day-names.ts';
import { listOf } from './lists.ts';
import { Panel } from './panel.tsx';

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function DayRow({
  of: { balance, bookings, day, people },
  isToday,
}: {
  of: Today['ahead'][number];
  isToday: boolean;
}) {
  return (
    <tr>
      <Td className="whitespace-nowrap">
        <Link
          to={listOf({ from: day, to: day })}
          className="-my-3 inline-flex min-h-11 items-center font-medium hover:underline"
        >
          {weekdayDay(day)}
          {isToday && (
            // preserved with `whitespace-pre`, because flexbox drops spaces at the edges of its items
            <span className="whitespace-pre max-sm:sr-only">{` · ${texts.today}`}</span>
          )}
        </Link>
      </Td>
      <Td numeric>{bookings === 0 ? '–' : bookings}</Td>
      <Td numeric>{people === 0 ? '–' : people}</Td>
      <Td numeric>{amountsText(balance)}</Td>
    </tr>
  );
}

/** The departures of the next days. */
export function AheadPanel({ today: { ahead, day: today } }: { today: Today }) {
  return (
    <Panel title={texts.title}>
      <Table className="max-sm:text-xs max-sm:[&_td]:px-1.5 max-sm:[&_th]:px-1.5">
        <caption className="sr-only">{texts.title}</caption>
        <thead>
          <tr>
            <Th>{texts.day}</Th>
            {[texts.bookings, texts.people, texts.balance].map((title) => (
              <Th key={title} atEnd>
                {title}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ahead.map((of) => (
            <DayRow key={of.day} of={of} isToday={of.day === today} />
          ))}
          <tr className="font-semibold">
            <Td>{texts.total}</Td>
            <Td numeric>{sumOf(ahead.map(({ bookings }) => bookings))}</Td>
            <Td numeric>{sumOf(ahead.map(({ people }) => people))}</Td>
            <Td numeric>{amountsText(addAmounts(ahead.map(({ balance }) => balance)))}</Td>
          </tr>
        </tbody>
      </Table>
    </Panel>
  );
}
