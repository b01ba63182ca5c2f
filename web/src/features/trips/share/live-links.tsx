import { formatDay, type TripShare } from '@wayfarer/contract';
import { useRef } from 'react';
import { errorDetail, isUnknown } from '../../../lib/error-text.ts';
import { formatMomentDay } from '../../../lib/format-moment.ts';
import { restoreFocusAround } from '../../../lib/restore-focus.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { tripsApi } from '../api.ts';
import { shareTexts as texts } from './copy.texts.js';

function openedText(times: number, lastOn: string | null): string {
  if (times === 0) return texts.neverOpened;
  return lastOn === null
    ? texts.opened(times)
    : texts.openedLast({ times, day: formatDay(lastOn) });
}

function LiveLink({
  id,
  share: { _id, createdAt, lastSeenOn, opened },
  onEnded,
}: {
  id: string;
  share: TripShare;
  onEnded: (shareId: string) => void;
}) {
  const [end, { isLoading }] = tripsApi.useEndTripShareMutation();
  const day = formatMomentDay(createdAt);

  async function stop() {
    const { error } = await end({ params: { id, share: _id } });
    // if the link is unknown, it was already closed in another tab
    if (error && !isUnknown(error)) {
      toast.error(texts.stopFailed, `stop-${_id}`, errorDetail(error));
      return;
    }
    toast.success(texts.stopped, `stop-${_id}`);
    onEnded(_id);
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2">
      <p className="min-w-0 text-sm">
        {texts.madeOn(day)}
        <span className="tabular block text-xs text-muted">{openedText(opened, lastSeenOn)}</span>
      </p>
      <Button variant="ghost" size="sm" loading={isLoading} onClick={() => void stop()}>
        <span className="text-danger">
          {texts.stop}
          <span className="sr-only">{texts.stopOf(day)}</span>
        </span>
      </Button>
    </li>
  );
}

/** The active links, each with a button to close it. */
export function LiveLinks({
  id,
  shares,
  onEnded,
}: {
  id: string;
  shares: readonly TripShare[];
  onEnded: (shareId: string) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  if (shares.length === 0) return null;
  return (
    <section ref={restoreFocusAround}>
      <h3 ref={heading} tabIndex={-1} className="mb-2 text-sm font-semibold">
        {texts.live}
      </h3>
      <ul>
        {shares.map((share) => (
          <LiveLink
            key={share._id}
            id={id}
            share={share}
            onEnded={(shareId) => {
              // the pressed button disappears, so the focus moves to the heading
              heading.current?.focus();
              onEnded(shareId);
            }}
          />
        ))}
      </ul>
    </section>
  );
}
