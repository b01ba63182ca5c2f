import { localToday, type PolicyExceptionEntry, searchText } from '@wayfarer/contract';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { isUnknown } from '../../../../lib/error-text.ts';
import { formatMomentDay } from '../../../../lib/format-moment.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { QueryView } from '../../../../ui/feedback/query-view.tsx';
import { consoleBookingsApi } from '../../../kit/bookings/api.ts';
import { dayText } from '../../../kit/bookings/trip-span.ts';
import { Section } from '../../../kit/screen/section.tsx';
import { termsApi } from '../api.ts';
import { exceptionsTexts as texts } from '../copy.ts';
import { Disclosure } from '../../../kit/screen/disclosure.tsx';
import { EndExceptionDialog, NewExceptionDialog } from './exception-dialogs.tsx';

/**
 * The name of the destination or country. An exception stores only the destination's id, or the country in a normalized
 * form.
 */
function usePlaceName({ country, offerId }: PolicyExceptionEntry): string {
  const spot = consoleBookingsApi.useDestinationQuery(
    offerId === null ? skipToken : { params: { id: offerId } },
  );
  const { data } = termsApi.useCountriesOfSiteQuery(country === null ? skipToken : undefined);
  if (offerId !== null) return spot.data?.spot ?? (isUnknown(spot.error) ? texts.gone : '');
  if (country === null) return texts.everywhere;
  const named = data?.countries.find((other) => searchText(other.country) === country);
  return named?.country ?? country;
}

function daysOf({ fromDay, toDay }: PolicyExceptionEntry): string {
  const from = dayText(fromDay);
  return texts.begins(
    fromDay === toDay ? texts.onDay(from) : texts.span({ from, to: dayText(toDay) }),
  );
}

function ExceptionRow({
  exception,
  onEnd,
}: {
  exception: PolicyExceptionEntry;
  /** Ends the exception; undefined if it can't be ended. */
  onEnd?: (id: string) => void;
}) {
  const { _id, createdAt, endedAt, reason, refundPercent } = exception;
  const place = usePlaceName(exception);
  const made = texts.made(formatMomentDay(createdAt));
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 grow basis-60">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="font-semibold wrap-anywhere">{place}</h3>
          <Badge tone={onEnd ? 'success' : 'neutral'}>{texts.percent(refundPercent)}</Badge>
        </div>
        <p className="text-sm">{daysOf(exception)}</p>
        <p className="text-sm wrap-anywhere whitespace-pre-line">{reason}</p>
        <p className="mt-1 text-xs text-muted">
          {endedAt === null ? made : `${made} · ${texts.ended(formatMomentDay(endedAt))}`}
        </p>
      </div>
      {onEnd && (
        <Button size="sm" variant="secondary" onClick={() => onEnd(_id)}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}

function Rows({
  of,
  ...props
}: Omit<Parameters<typeof ExceptionRow>[0], 'exception'> & {
  of: readonly PolicyExceptionEntry[];
}) {
  return (
    <ul className="divide-y divide-line">
      {of.map((exception) => (
        <ExceptionRow key={exception._id} exception={exception} {...props} />
      ))}
    </ul>
  );
}

function Exceptions({ all }: { all: readonly PolicyExceptionEntry[] }) {
  const [ending, setEnding] = useState<string>();
  const [today] = useState(() => localToday(new Date()));
  const holds = ({ endedAt, toDay }: PolicyExceptionEntry) => endedAt === null && toDay >= today;
  const current = all.filter(holds);
  const past = all.filter((exception) => !holds(exception));
  return (
    <>
      {current.length === 0 ? (
        <p className="py-4 text-sm">{texts.none}</p>
      ) : (
        <Rows of={current} onEnd={setEnding} />
      )}
      {past.length > 0 && (
        <div className="border-t border-line pt-2">
          <Disclosure title={texts.past(past.length)}>
            <Rows of={past} />
          </Disclosure>
        </div>
      )}
      {ending !== undefined && (
        <EndExceptionDialog id={ending} onClose={() => setEnding(undefined)} />
      )}
    </>
  );
}

/** Exceptions to the terms, which give higher refunds for certain days. */
export function ExceptionsSection() {
  const query = termsApi.useListPolicyExceptionsQuery();
  const [making, setMaking] = useState(false);
  return (
    <Section
      title={texts.title}
      aside={
        <Button size="sm" variant="secondary" onClick={() => setMaking(true)}>
          {texts.make}
        </Button>
      }
    >
      <p className="text-sm text-muted">{texts.text}</p>
      <QueryView query={query} loading={texts.loading} failed={texts.failed}>
        {(all) => <Exceptions all={all} />}
      </QueryView>
      {making && <NewExceptionDialog onClose={() => setMaking(false)} />}
    </Section>
  );
}
