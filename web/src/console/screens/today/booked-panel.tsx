import type { BookedWeek } from '@wayfarer/contract';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Table, Td, Th } from '../../../ui/display/table.tsx';
import { bookedTexts as texts, bookingsText, moneyTexts } from './copy.ts';
import { shortDay } from '../../kit/figures/day-names.ts';
import { Panel } from './panel.tsx';
import { ScaleNames } from './money/scale-names.tsx';

const WIDTH = 320;
const HEIGHT = 120;
const EDGE = 16;
const COLUMNS = ['bookings', 'paid', 'canceled', 'expired', 'open'] as const;

const shareOf = ({ bookings, paid }: BookedWeek) =>
  bookings === 0 ? 0 : Math.round((100 * paid) / bookings);

/** A line that connects the weeks' shares; the table shows the numbers. */
function ShareLine({ weeks }: { weeks: readonly BookedWeek[] }) {
  const points = weeks.map((week, index) => ({
    week,
    x: EDGE + (index * (WIDTH - 2 * EDGE)) / Math.max(1, weeks.length - 1),
    y: EDGE + ((100 - shareOf(week)) * (HEIGHT - 2 * EDGE)) / 100,
  }));
  const last = points.at(-1);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} direction="ltr" className="h-auto w-full" aria-hidden>
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="fill-none stroke-lagoon stroke-2"
      />
      {points.map(({ week, x, y }) => (
        <circle
          key={week.week}
          cx={x}
          cy={y}
          r={3.5}
          className="fill-surface stroke-lagoon stroke-2"
        />
      ))}
      {last && (
        <text x={last.x} y={last.y - 8} textAnchor="end" className="fill-ink text-sm font-semibold">
          {texts.share(shareOf(last.week))}
        </text>
      )}
    </svg>
  );
}

function WeekTable({ weeks }: { weeks: readonly BookedWeek[] }) {
  return (
    <Table>
      <caption className="sr-only">{texts.title}</caption>
      <thead>
        <tr>
          <Th>{texts.week}</Th>
          {COLUMNS.map((column) => (
            <Th key={column} atEnd>
              {texts[column]}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map((week) => (
          <tr key={week.week}>
            <Td>{shortDay(week.week)}</Td>
            {COLUMNS.map((column) => (
              <Td key={column} numeric>
                {week[column]}
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** For each week, the share of its bookings that were paid within seven days. */
export function BookedPanel({ weeks }: { weeks: readonly BookedWeek[] }) {
  const [asTable, setAsTable] = useState(false);
  const last = weeks.at(-1);
  const isEmpty = weeks.every(({ bookings }) => bookings === 0);
  return (
    <Panel title={texts.title}>
      <p className="-mt-3 mb-4 text-sm text-muted">{texts.text}</p>
      {isEmpty || last === undefined ? (
        <p className="text-muted">{texts.empty}</p>
      ) : (
        <>
          {asTable ? <WeekTable weeks={weeks} /> : <ShareLine weeks={weeks} />}
          {!asTable && <ScaleNames names={weeks.map(({ week }) => shortDay(week))} />}
          <p className="mt-4">
            {texts.latest({ week: shortDay(last.week), bookings: bookingsText(last.bookings) })}
          </p>
          <p className="text-sm text-muted">
            {texts.rest({
              paid: last.paid,
              canceled: last.canceled,
              expired: last.expired,
              open: last.open,
            })}
          </p>
          <Button variant="ghost" size="sm" className="mt-3" onClick={() => setAsTable(!asTable)}>
            {asTable ? moneyTexts.chart : moneyTexts.table}
          </Button>
        </>
      )}
    </Panel>
  );
}
