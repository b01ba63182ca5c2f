import { type Board, formatLongDay, SHORT_WEEKDAYS, weekdayOf } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { Link } from '../../../ui/controls/link.tsx';
import { ShareBar } from '../../../ui/display/share-bar.tsx';
import { boardTexts as texts } from './copy.texts.js';
import { type BoardDestination, type EntryView, viewsOn } from './entry-view.ts';

function Days({
  board,
  day: chosen,
  onDay,
}: {
  board: Board;
  day: string;
  onDay: (day: string) => void;
}) {
  return (
    <fieldset className="mb-4 grid min-w-0 grid-cols-7 gap-1.5">
      <legend className="sr-only">{texts.day}</legend>
      {board.days.map(({ day }) => (
        <button
          key={day}
          type="button"
          aria-label={formatLongDay(day)}
          aria-pressed={day === chosen}
          onClick={() => onDay(day)}
          className={clsx(
            'flex min-h-12 min-w-0 flex-col items-center justify-center rounded-xl border',
            day === chosen ? 'border-ink bg-ink text-paper' : 'border-line bg-surface',
          )}
        >
          <span className="max-w-full truncate text-xs">{SHORT_WEEKDAYS[weekdayOf(day) % 7]}</span>
          <span className="tabular font-semibold">{Number(day.slice(8))}</span>
        </button>
      ))}
    </fieldset>
  );
}

function Item({ destination, view }: { destination: BoardDestination; view: EntryView }) {
  const { capacity, figure, look, notes, taken, time, to } = view;
  return (
    <li className="border-t border-line first:border-t-0">
      <Link to={to} className="block px-4 py-3 hover:bg-sunken">
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 font-semibold wrap-anywhere">
            <bdi>{destination.spot}</bdi>
            {time !== '' && (
              <span className="tabular font-normal whitespace-nowrap">
                {' · '}
                <bdi>{time}</bdi>
              </span>
            )}
          </span>
          <span className="tabular font-semibold whitespace-nowrap">{figure}</span>
        </span>
        {capacity !== null && (
          <ShareBar
            part={taken}
            whole={capacity}
            className={clsx(
              'my-1.5 h-1.5 bg-line',
              look === 'over' ? 'text-danger' : 'text-lagoon',
            )}
          />
        )}
        {notes.length > 0 && (
          <span
            className={clsx(
              'block text-sm',
              look === 'over' && 'font-medium text-danger',
              look === 'unsure' && 'font-medium text-sun-ink',
              look !== 'over' && look !== 'unsure' && 'text-muted',
            )}
          >
            {notes.join(' · ')}
          </span>
        )}
      </Link>
    </li>
  );
}

/** One day of the week as a list, with buttons for the seven days. */
export function BoardList({
  board,
  day,
  onDay,
}: {
  board: Board;
  day: string;
  onDay: (day: string) => void;
}) {
  const items = board.destinations.flatMap((destination) =>
    viewsOn(destination, day).map((view) => ({ destination, view })),
  );
  return (
    <>
      <Days board={board} day={day} onDay={onDay} />
      {items.length === 0 ? (
        <p className="py-6 text-center text-muted">{texts.emptyDay}</p>
      ) : (
        <ul
          aria-label={formatLongDay(day)}
          className="overflow-hidden rounded-card border border-line bg-surface"
        >
          {items.map(({ destination, view }) => (
            <Item
              key={`${destination.offerId} ${view.key}`}
              destination={destination}
              view={view}
            />
          ))}
        </ul>
      )}
    </>
  );
}
