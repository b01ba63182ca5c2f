import {
  type CalendarDay,
  commaList,
  formatWeekday,
  timeText,
  type Trip,
} from '@wayfarer/contract';
import { Clipboard, Map } from 'lucide';
import { copyText } from '../../lib/device/clipboard.ts';
import { Button, ButtonAnchor } from '../controls/button.tsx';
import { Icon } from '../display/icon.tsx';
import { toast } from '../feedback/toast.ts';
import { planTexts as texts } from './copy.texts.js';
import { Part } from './part.tsx';

type Place = Pick<
  Trip['place'],
  | 'country'
  | 'directions'
  | 'endPoint'
  | 'lat'
  | 'location'
  | 'lon'
  | 'meetingPoint'
  | 'meetingTime'
  | 'phone'
>;

const MAPS = 'https://www.openstreetmap.org/';
/** The zoom for street level. */
const ZOOM = 16;

function addressOf({ country, location, meetingPoint }: Place): string {
  return commaList([meetingPoint, location, country]);
}

/** A map of the coordinates, or a search for the address if there are none. */
function mapOf(place: Place): string {
  const { lat, lon } = place;
  if (lat === null || lon === null) {
    return `${MAPS}search?query=${encodeURIComponent(addressOf(place))}`;
  }
  return `${MAPS}?mlat=${lat}&mlon=${lon}#map=${ZOOM}/${lat}/${lon}`;
}

async function copyAddress(place: Place): Promise<void> {
  const copied = await copyText(addressOf(place));
  if (copied) toast.success(texts.addressCopied, 'copy-address');
  else toast.error(texts.copyFailed, 'copy-address');
}

/** The time as '10:00 AM on Mon, Apr 12' or, without a chosen day, '10:00 AM on your first day'. */
function MeetingTime({ time, firstDay }: { time: string; firstDay: CalendarDay | null }) {
  const clock = timeText(time);
  return (
    <p className="tabular font-semibold">
      {firstDay === null
        ? texts.meetAtDaily(clock)
        : texts.meetAt({ time: clock, day: formatWeekday(firstDay) })}
    </p>
  );
}

/** The meeting point, its time and directions; nothing if none are known. */
export function WhereYouMeet({
  place,
  firstDay,
  id,
  langOf,
}: {
  place: Place;
  firstDay: CalendarDay | null;
  id?: string;
  /** The `lang` of a text of the place that isn't in the page's language. */
  langOf?: (text: string) => string | undefined;
}) {
  const { directions, endPoint, lat, lon, meetingPoint, meetingTime, phone } = place;
  const isOnMap = meetingPoint !== '' || (lat !== null && lon !== null);
  const isUnknown = meetingTime === null && directions === '' && endPoint === '' && phone === '';
  if (!isOnMap && isUnknown) return null;
  return (
    <Part title={texts.meet} id={id}>
      {meetingTime !== null && <MeetingTime time={meetingTime} firstDay={firstDay} />}
      {meetingPoint !== '' && (
        <p lang={langOf?.(meetingPoint)} className="font-semibold wrap-anywhere">
          {meetingPoint}
        </p>
      )}
      {directions !== '' && (
        <p
          lang={langOf?.(directions)}
          className="any-language mt-1 max-w-prose whitespace-pre-line wrap-anywhere text-muted"
        >
          {directions}
        </p>
      )}
      {endPoint !== '' && (
        <p className="mt-1 max-w-prose wrap-anywhere">
          {texts.endsAt} <bdi lang={langOf?.(endPoint)}>{endPoint}</bdi>
        </p>
      )}
      {phone !== '' && (
        <p className="mt-1 text-muted wrap-anywhere">
          {texts.onTheSpot}{' '}
          <a
            href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
            className="number-run font-semibold text-ink underline underline-offset-4"
          >
            {phone}
          </a>
        </p>
      )}
      {isOnMap && (
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonAnchor
            href={mapOf(place)}
            target="_blank"
            rel="noreferrer"
            variant="secondary"
            size="sm"
          >
            <Icon shape={Map} className="size-5" />
            {texts.openMaps}
          </ButtonAnchor>
          {meetingPoint !== '' && (
            <Button variant="secondary" size="sm" onClick={() => void copyAddress(place)}>
              <Icon shape={Clipboard} className="size-5" />
              {texts.copyAddress}
            </Button>
          )}
        </div>
      )}
    </Part>
  );
}
