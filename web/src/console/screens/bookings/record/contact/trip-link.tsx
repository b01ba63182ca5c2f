import { type BookingRecord, formatDay } from '@wayfarer/contract';
import { Clipboard } from 'lucide';
import { useState } from 'react';
import { copyText } from '../../../../../lib/device/clipboard.ts';
import { errorDetail } from '../../../../../lib/error-text.ts';
import { Button } from '../../../../../ui/controls/button.tsx';
import { Icon } from '../../../../../ui/display/icon.tsx';
import { toast } from '../../../../../ui/feedback/toast.ts';
import { Field } from '../../../../../ui/form/field.tsx';
import { Input } from '../../../../../ui/form/input.tsx';
import { consoleBookingsApi } from '../../../../kit/bookings/api.ts';
import { linkTexts as texts } from './copy.texts.js';

const TOAST = 'trip-link';

/** Copies, replaces and ends the link. If the link couldn't be copied, `shown` contains it. */
function useTripLink(id: string) {
  const [getLink, getting] = consoleBookingsApi.useLazyGetTripLinkQuery();
  const [renew, renewing] = consoleBookingsApi.useRenewTripLinkMutation();
  const [end, ending] = consoleBookingsApi.useEndTripLinkMutation();
  const [shown, setShown] = useState<string>();
  const params = { id };
  async function pass(
    answer: { data?: { url: string } | undefined; error?: unknown },
    done: string,
  ) {
    if (!answer.data) return toast.error(errorDetail(answer.error), TOAST);
    const copied = await copyText(answer.data.url);
    setShown(copied ? undefined : answer.data.url);
    if (copied) toast.success(done, TOAST);
    else toast.error(texts.copyFailed, TOAST);
  }
  return {
    shown,
    busy: { copy: getting.isFetching, renew: renewing.isLoading, end: ending.isLoading },
    copy: async () => pass(await getLink({ params }), texts.copied),
    renew: async () => pass(await renew({ params }), texts.renewed),
    end: async () => {
      const { error } = await end({ params });
      setShown(undefined);
      if (error === undefined) toast.success(texts.endedNow, TOAST);
      else toast.error(errorDetail(error), TOAST);
    },
  };
}

/** The link with which a customer without an account opens the trip, with buttons to copy, replace and end it. */
export function TripLink({
  id,
  link: { active, until },
}: {
  id: string;
  link: NonNullable<BookingRecord['tripLink']>;
}) {
  const { busy, copy, end, renew, shown } = useTripLink(id);
  return (
    <section aria-labelledby="trip-link" className="mt-6 border-t border-line pt-4">
      <h3 id="trip-link" className="text-sm font-semibold">
        {texts.title}
      </h3>
      <p className="mt-1 text-xs text-muted">
        {active ? texts.text(formatDay(until)) : texts.ended}
      </p>
      {/* a negative margin makes up for the last button's padding, so that all three fit into one line */}
      <div className="mt-3 -me-4 flex flex-wrap gap-x-1 gap-y-2">
        {active && (
          <Button size="sm" variant="secondary" loading={busy.copy} onClick={() => void copy()}>
            <Icon shape={Clipboard} className="size-4" />
            {texts.copy}
          </Button>
        )}
        <Button
          size="sm"
          variant={active ? 'ghost' : 'secondary'}
          loading={busy.renew}
          onClick={() => void renew()}
        >
          {texts.renew}
        </Button>
        {active && (
          <Button
            size="sm"
            variant="ghost"
            className="text-danger!"
            loading={busy.end}
            onClick={() => void end()}
          >
            {texts.end}
          </Button>
        )}
      </div>
      {shown !== undefined && (
        <Field label={texts.link} className="mt-3">
          <Input readOnly value={shown} onFocus={(event) => event.target.select()} />
        </Field>
      )}
    </section>
  );
}
