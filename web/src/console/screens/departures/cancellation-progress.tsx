import type { Batch } from '@wayfarer/contract';
import { useEffect, useEffectEvent } from 'react';
import { useInterval } from '../../../lib/hooks/use-interval.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useSend } from '../../../ui/form/bound/use-send.ts';
import { consoleBookingsApi } from '../../kit/bookings/api.ts';
import { useStaff } from '../../kit/staff/staff.ts';
import { progressTexts as texts } from './copy.texts.js';

const LOOK_AGAIN_MS = 1000;

/** Explanations of failures by code. Not every code has one. */
const REASONS: Readonly<Record<string, string>> = texts.reasons;

function progressOf({ done, finishedAt, left, nextTryAt }: Batch): string {
  if (finishedAt !== null) return texts.finished(done);
  return nextTryAt === null ? texts.progress({ done, left }) : texts.waits({ done, left });
}

/** The bookings that couldn't be canceled, each with the reason. */
function Failures({ failed, nameOf }: Pick<Batch, 'failed'> & Pick<ProgressProps, 'nameOf'>) {
  return (
    <>
      {` ${texts.failed(failed.length)}`}
      <ul className="list-disc ps-5">
        {failed.map(({ bookingId, code }) => (
          <li key={bookingId}>
            {nameOf(bookingId)}: {REASONS[code] ?? code.replaceAll('_', ' ')}
          </li>
        ))}
      </ul>
    </>
  );
}

function Retry({ id }: { id: string }) {
  const [retry] = consoleBookingsApi.useRetryBatchMutation();
  const { busy, problem, send } = useSend(() => retry({ params: { id } }), { done: texts.retried });
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="sm" loading={busy} onClick={() => void send()}>
        {texts.retry}
      </Button>
      {problem !== undefined && <Banner>{problem}</Banner>}
    </div>
  );
}

interface ProgressProps {
  id: string;
  nameOf: (bookingId: string) => string;
  /** Called when the number of remaining bookings changes. */
  onMoved: () => void;
}

/** The progress of a departure's cancellation, with its failures. */
export function CancellationProgress({ id, nameOf, onMoved }: ProgressProps) {
  const { may } = useStaff();
  const { data, refetch } = consoleBookingsApi.useGetBatchQuery({ params: { id } });
  const isWorking = data?.finishedAt === undefined || data.finishedAt === null;
  useInterval(() => void refetch(), LOOK_AGAIN_MS, isWorking);
  const left = data?.left;
  const tellMoved = useEffectEvent(onMoved);
  useEffect(() => {
    if (left !== undefined) tellMoved();
  }, [left]);
  if (!data) {
    return (
      <div className="mb-5">
        <Banner tone="info">{texts.loading}</Banner>
      </div>
    );
  }
  const { failed } = data;
  return (
    <div className="mb-5">
      <Banner tone={failed.length > 0 ? 'warning' : 'info'}>
        {progressOf(data)}
        {failed.length > 0 && <Failures failed={failed} nameOf={nameOf} />}
      </Banner>
      {failed.length > 0 && may('bookings.cancel') && <Retry id={id} />}
    </div>
  );
}
