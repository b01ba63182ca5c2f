import type { Today as TodayData } from '@wayfarer/contract';
import type { AppDispatch } from '../../../api/store.ts';
import { useFresh } from '../../../api/use-fresh.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import { ListSkeleton } from '../../kit/screen/list-skeleton.tsx';
import { AheadPanel } from './ahead-panel.tsx';
import { todayApi } from './api.ts';
import { BelowPanel } from './below-panel.tsx';
import { BookedPanel } from './booked-panel.tsx';
import { todayTexts as texts } from './copy.ts';
import { longDay } from '../../kit/figures/day-names.ts';
import { DeparturesPanel } from './departures-panel.tsx';
import { MoneyPanel } from './money/money-panel.tsx';
import { LeftPanel } from './left-panel.tsx';
import { useStaff } from '../../kit/staff/staff.ts';
import { GoingBackPanel, OutstandingPanel } from './money/owed-panels.tsx';
import { Tiles } from './tiles.tsx';
import { ToDoPanel } from './to-do-panel.tsx';

/** The interval in milliseconds for refetching, because payments and check-ins change the figures during the day. */
const LOOK_AGAIN_MS = 60_000;

function Day({ today }: { today: TodayData }) {
  const { day, departing, money, timeZone } = today;
  const { may } = useStaff();
  return (
    <Screen
      title={longDay(day)}
      text={texts.leaving(departing.bookings, departing.notCheckedIn)}
      actions={
        may('bookings.write') && (
          <ButtonLink size="sm" to={consolePath('bookings/new')}>
            {texts.book}
          </ButtonLink>
        )
      }
    >
      {may('settings.write') && <LeftPanel />}
      <div className="flex flex-col gap-5">
        <Tiles today={today} />
        <BelowPanel departures={today.belowMinimum} />
        <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          {money && <MoneyPanel money={money.in} zone={timeZone} />}
          <DeparturesPanel today={today} />
        </div>
        <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <ToDoPanel today={today} />
          <AheadPanel today={today} />
        </div>
        {money && (
          <div className="grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-3">
            <OutstandingPanel day={day} money={money} />
            <GoingBackPanel money={money} />
            <BookedPanel weeks={money.bookedToPaid} />
          </div>
        )}
      </div>
    </Screen>
  );
}

/** Starts the screen's query. */
export const startToday = (dispatch: AppDispatch) =>
  dispatch(todayApi.endpoints.getToday.initiate(undefined, { subscribe: false }));

/** The maximum age in seconds of figures that are shown without a refetch when the screen opens. */
const FRESH_S = 5;

/** The agency's current day on one screen. */
export function TodayScreen() {
  const query = todayApi.useGetTodayQuery(undefined, { refetchOnMountOrArgChange: FRESH_S });
  useFresh(query.refetch, LOOK_AGAIN_MS);
  return (
    <QueryView
      query={query}
      level={1}
      loading={
        <Screen title={texts.loading}>
          <ListSkeleton rows={4} />
        </Screen>
      }
      failed={texts.failed}
    >
      {(today) => <Day today={today} />}
    </QueryView>
  );
}
