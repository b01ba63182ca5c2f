import { type Board, formatWeekday, grouped } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import { Link } from '../../../ui/controls/link.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { boardTexts as texts } from './copy.texts.js';
import { type BoardDestination, type EntryView, viewsOn } from './entry-view.ts';
import { Legend } from './legend.tsx';
import { LOOKS } from './looks.ts';

const cell = 'border-s border-line px-1.5 py-1.5';

function Cell({ view: { figure, look, notes, time, to } }: { view: EntryView }) {
  return (
    <Link
      to={to}
      className={clsx(
        'flex min-h-11 flex-col items-center justify-center rounded-xl px-1.5 py-1 text-center text-sm font-semibold hover:underline',
        LOOKS[look],
      )}
    >
      {time !== '' && <span className="text-xs">{time}</span>}{' '}
      <span className="whitespace-nowrap">{figure}</span>
      {notes.map((note) => (
        <Fragment key={note}>
          {' '}
          <span className="text-xs font-medium">{note}</span>
        </Fragment>
      ))}
    </Link>
  );
}

function Row({ destination, board }: { destination: BoardDestination; board: Board }) {
  const { country, offerId, spot } = destination;
  return (
    <tr className="border-t border-line">
      <th scope="row" className="px-4 py-2 text-start align-middle font-normal">
        <Link
          to={consolePath(`destinations/${encodeURIComponent(offerId)}/places`)}
          className="text-sm font-semibold wrap-anywhere hover:underline"
        >
          {spot}
        </Link>
        <span className="block text-xs text-muted">{country}</span>
      </th>
      {board.days.map(({ day }) => {
        const views = viewsOn(destination, day);
        return (
          <td
            key={day}
            // at the top, so that the earliest times of a row are next to each other
            className={clsx(
              cell,
              views.some(({ time }) => time !== '') ? 'align-top' : 'align-middle',
            )}
          >
            {views.length === 0 && (
              <span className="block text-center text-muted">
                <span aria-hidden>–</span>
                <span className="sr-only">{texts.none}</span>
              </span>
            )}
            <div className="flex flex-col gap-1">
              {views.map((view) => (
                <Cell key={view.key} view={view} />
              ))}
            </div>
          </td>
        );
      })}
    </tr>
  );
}

/** The week as a table: a row for each destination, a column for each day. */
export function BoardTable({ board, today }: { board: Board; today: string }) {
  return (
    <>
      <div className="relative overflow-x-auto rounded-card border border-line bg-surface">
        <table className="tabular w-full table-fixed border-collapse">
          <caption className="sr-only">{texts.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="w-44 px-4 py-3 text-start text-xs font-medium text-muted">
                {texts.destination}
              </th>
              {board.days.map(({ day }) => (
                <th
                  key={day}
                  scope="col"
                  aria-current={day === today ? 'date' : undefined}
                  className={clsx(
                    'border-s border-line px-1 py-3 text-sm font-semibold',
                    day === today && 'bg-sunken underline underline-offset-4',
                  )}
                >
                  {formatWeekday(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {board.destinations.map((destination) => (
              <Row key={destination.offerId} destination={destination} board={board} />
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t border-line">
              <th scope="row" className="px-4 py-4 text-start text-sm font-normal">
                {texts.people}
              </th>
              {board.days.map(({ day, people }) => (
                <td key={day} className="border-s border-line text-center font-semibold">
                  {grouped(people)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <Legend />
    </>
  );
}
