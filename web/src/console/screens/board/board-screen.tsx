import { addDays, type Board, BOARD_DAYS, BOARD_MARKS, type BoardMark } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useToday } from '../../../api/use-today.ts';
import { useMediaQuery } from '../../../lib/hooks/use-media-query.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { weekOf } from '../../../ui/form/places/weeks.ts';
import { consolePath } from '../../kit/address/paths.ts';
import { tripSpan } from '../../kit/bookings/trip-span.ts';
import { DestinationFilter } from '../../kit/choice/destination-filter.tsx';
import { Pager } from '../../kit/list/pager.tsx';
import { StateChips } from '../../kit/list/state-chips.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { ListSkeleton } from '../../kit/screen/list-skeleton.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import { boardApi } from './api.ts';
import { BoardList } from './board-list.tsx';
import { BoardTable } from './board-table.tsx';
import { boardTexts as texts } from './copy.texts.js';

const FILTERS = ['day', 'offerId', 'show'] as const;

/** A width at which seven days fit next to the menu. */
const WIDE = '(min-width: 80rem)';

function WeekSwitch({
  day,
  span,
  onDay,
}: {
  day: string;
  span: string;
  onDay: (day: string) => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-1.5 sm:gap-3">
      <IconButton
        label={texts.previous}
        look="outline"
        onClick={() => onDay(addDays(day, -BOARD_DAYS))}
        icon={<Icon shape={ChevronLeft} className="size-5 rtl:-scale-x-100" />}
      />
      <h2 aria-live="polite" className="display text-center text-lg sm:min-w-44 sm:text-xl">
        {span}
      </h2>
      <IconButton
        label={texts.next}
        look="outline"
        onClick={() => onDay(addDays(day, BOARD_DAYS))}
        icon={<Icon shape={ChevronRight} className="size-5 rtl:-scale-x-100" />}
      />
    </div>
  );
}

/** The number of departures with a mark, in the whole week. */
const countOf = (board: Board, mark: BoardMark) =>
  board.days.reduce((sum, day) => sum + day[mark], 0);

/** The sentence below the title: the week's departures that need attention. */
function summaryOf(board: Board | undefined): string {
  if (board === undefined) return texts.text;
  const parts = (['over', 'unsure', 'asked'] as const).flatMap((mark) => {
    const count = countOf(board, mark);
    return count === 0 ? [] : [texts.counts[mark](count)];
  });
  return parts.length === 0 ? texts.text : parts.join(' · ');
}

const isMark = (text: string | undefined): text is BoardMark =>
  BOARD_MARKS.some((mark) => mark === text);

function useBoard(address: ReturnType<typeof useListAddress<(typeof FILTERS)[number]>>) {
  const today = useToday();
  const { day = today, offerId, show } = address.values;
  const week = weekOf(day);
  const [from = day] = week;
  const query = boardApi.useGetBoardQuery(
    {
      query: {
        from,
        offerId,
        show: isMark(show) ? show : undefined,
        cursor: address.cursor,
      },
    },
    { refetchOnMountOrArgChange: true },
  );
  return { today, day, from, query };
}

/** The departures of all destinations in a week: a table, or on a narrow screen a list of one day. */
export function BoardScreen() {
  const address = useListAddress(FILTERS);
  const { day, from, query, today } = useBoard(address);
  const isWide = useMediaQuery(WIDE);
  const { currentData, data } = query;
  // while another filter loads, the board stays, so that a button on it keeps the focus
  const old = !currentData && data?.from === from ? data : undefined;
  const board = currentData ?? old;
  const { show } = address.values;
  return (
    <Screen
      title={texts.title}
      text={summaryOf(board)}
      actions={
        <ButtonLink variant="secondary" size="sm" to={consolePath('departures')}>
          {texts.asList}
        </ButtonLink>
      }
    >
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <WeekSwitch
          day={day}
          span={tripSpan({ travelDate: from, travelDuration: BOARD_DAYS })}
          onDay={address.part('day').onChange}
        />
        {weekOf(day)[0] !== weekOf(today)[0] && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => address.part('day').onChange(undefined)}
          >
            {texts.thisWeek}
          </Button>
        )}
        <div className="max-w-full min-w-0 sm:ms-auto">
          <DestinationFilter {...address.part('offerId')} />
        </div>
      </div>
      <StateChips
        label={texts.show}
        value={isMark(show) ? show : undefined}
        onChange={address.part('show').onChange}
        chips={[
          { value: undefined, label: texts.all },
          ...BOARD_MARKS.map((mark) => ({
            value: mark,
            label: texts.marks[mark],
            count: board && countOf(board, mark),
          })),
        ]}
      />
      <QueryView
        query={old ? { ...query, currentData: old, error: undefined } : query}
        loading={<ListSkeleton />}
        failed={texts.failed}
      >
        {(shown) => (
          <div aria-busy={old !== undefined} className={clsx(old && 'opacity-50')}>
            {isWide && shown.destinations.length > 0 && <BoardTable board={shown} today={today} />}
            {!isWide && <BoardList board={shown} day={day} onDay={address.part('day').onChange} />}
            {isWide && shown.destinations.length === 0 && (
              <EmptyState title={texts.empty} text={texts.emptyText} picture={false} />
            )}
            <Pager address={address} next={shown.next} />
          </div>
        )}
      </QueryView>
    </Screen>
  );
}
