import type { Session } from '@wayfarer/contract';
import { MonitorSmartphone } from 'lucide';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { abandonSession } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { paths } from '../../../domain/paths.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { ConfirmDialog } from '../../../ui/layout/dialog.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { devicesTexts as texts } from './copy.texts.js';
import { accountApi } from '../api.ts';

function Device({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const [end, { isLoading }] = accountApi.useEndSessionMutation();
  async function signOutDevice() {
    const result = await end({ params: { id: session._id } });
    if (result.error) {
      toast.error(texts.endFailed);
      return;
    }
    toast.success(texts.ended);
    onEnded();
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-4 first:pt-0 last:border-b-0">
      <Icon shape={MonitorSmartphone} className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {session.device}
          {session.current && <Badge tone="lagoon">{texts.current}</Badge>}
        </p>
        <p className="text-sm text-muted">{texts.used(formatMoment(session.lastUsedAt))}</p>
        <p className="text-sm text-muted">{texts.since(formatMoment(session.createdAt))}</p>
      </div>
      {!session.current && (
        <Button
          variant="secondary"
          size="sm"
          loading={isLoading}
          aria-label={texts.endOf(session.device)}
          onClick={() => void signOutDevice()}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}

function EndAll() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const [endAll, { isLoading }] = accountApi.useEndAllSessionsMutation();
  async function signOutEverywhere() {
    const result = await endAll();
    setAsked(false);
    if (result.error) {
      toast.error(texts.endFailed);
      return;
    }
    await navigate(paths.home());
    await dispatch(abandonSession());
    toast.success(texts.endedAll);
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {texts.endAll}
      </Button>
      <ConfirmDialog
        open={asked}
        title={texts.endAllTitle}
        text={texts.endAllText}
        confirmLabel={texts.endAllConfirm}
        pending={isLoading}
        onConfirm={() => void signOutEverywhere()}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}

/** The signed-in devices, each with a button to sign it out, and a button for all of them. */
export function DevicesSection() {
  const query = accountApi.useListSessionsQuery();
  const list = useRef<HTMLUListElement>(null);
  return (
    <QueryView
      query={query}
      loading={
        <div role="status">
          <p className="sr-only">{texts.loading}</p>
          <Skeleton className="h-20" />
        </div>
      }
      failed={texts.failed}
      empty={<p className="text-muted">{texts.empty}</p>}
    >
      {(sessions) => (
        <>
          <ul ref={list} tabIndex={-1} aria-label={texts.title} className="mb-5">
            {sessions.map((session) => (
              <Device key={session._id} session={session} onEnded={() => list.current?.focus()} />
            ))}
          </ul>
          <EndAll />
        </>
      )}
    </QueryView>
  );
}
