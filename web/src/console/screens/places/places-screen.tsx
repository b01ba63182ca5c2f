import { addDays, CONSOLE_DAYS_MAX, type DaySpan, type SpotAvailability } from '@wayfarer/contract';
import { ExternalLink } from 'lucide';
import { useRef, useState } from 'react';
import { useToday } from '../../../api/use-today.ts';
import { paths } from '../../../domain/paths.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { type Month, monthOfDay } from '../../../ui/form/places/month.ts';
import { consolePath } from '../../kit/address/paths.ts';
import { useScreenParam } from '../../kit/address/screen-params.ts';
import { RecordView } from '../../kit/screen/record-view.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import { Section } from '../../kit/screen/section.tsx';
import { useStaff } from '../../kit/staff/staff.ts';
import { WaitingPanel } from '../../kit/waiting/waiting-panel.tsx';
import { placesApi } from './api.ts';
import { calendarTexts, panelTexts, placesTexts as texts } from './copy.texts.js';
import { DaysCalendar } from './days-calendar.tsx';
import { DaysPanel } from './days-panel.tsx';
import { LimitsForm } from './limits-form.tsx';
import { PlanDepartures } from './plan-departures.tsx';

/** The chosen span of days. It extends from the day that was pressed first. */
function useSpan(today: string) {
  const [anchor, setAnchor] = useState('');
  const [cursor, setCursor] = useState(today);
  const [span, setSpan] = useState<DaySpan | null>(null);
  function onDay(day: string, extend: boolean) {
    const start = extend && anchor !== '' ? anchor : day;
    setAnchor(start);
    setCursor(day);
    setSpan(start <= day ? { from: start, to: day } : { from: day, to: start });
  }
  return { anchor, cursor, span, setSpan, onDay, clear: () => setSpan(null) };
}

/** The calendar of a destination, with a panel to change the chosen days. */
function Days({ mayWrite, places }: { places: SpotAvailability; mayWrite: boolean }) {
  const { anchor, clear, cursor, onDay, setSpan, span } = useSpan(places.today);
  const [month, setMonth] = useState<Month>(() => monthOfDay(places.today));
  const panel = useRef<HTMLElement>(null);
  return (
    <Section title={calendarTexts.title}>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <DaysCalendar
          {...{ places, month, span, onDay, cursor }}
          onMonth={setMonth}
          onEdit={() => panel.current?.focus()}
        />
        {mayWrite && span !== null && (
          <DaysPanel
            key={anchor}
            ref={panel}
            places={places}
            span={span}
            onSpan={setSpan}
            onDone={clear}
          />
        )}
        {mayWrite && span === null && <p className="text-sm text-muted">{panelTexts.none}</p>}
      </div>
    </Section>
  );
}

function Places({ places }: { places: SpotAvailability }) {
  const { may } = useStaff();
  const { country, limits, revision, spot, spotId } = places;
  const mayWrite = may('availability.write');
  return (
    <Screen
      above={
        <BackLink to={consolePath(`destinations/${encodeURIComponent(spotId)}`)}>{spot}</BackLink>
      }
      title={texts.title}
      text={texts.text({ spot, country })}
      actions={
        <ButtonLink size="sm" variant="secondary" to={paths.destination(spotId)}>
          <Icon shape={ExternalLink} className="size-4" />
          {texts.viewPage}
        </ButtonLink>
      }
    >
      <div className="flex flex-col gap-5">
        <LimitsForm key={revision} places={places} mayWrite={mayWrite} />
        {mayWrite && limits.mode === 'departures' && <PlanDepartures places={places} />}
        <Days places={places} mayWrite={mayWrite} />
        <WaitingPanel spotId={spotId} />
      </div>
    </Screen>
  );
}

/** The screen for how a destination can be booked: by how many people, and on which days. */
export function PlacesScreen() {
  const id = useScreenParam('id');
  const from = `${useToday().slice(0, 7)}-01`;
  const to = addDays(from, CONSOLE_DAYS_MAX - 1);
  const query = placesApi.useGetSpotAvailabilityQuery(
    { params: { id }, query: { from, to } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <RecordView query={query} texts={texts} list="destinations">
      {(places) => <Places places={places} />}
    </RecordView>
  );
}
