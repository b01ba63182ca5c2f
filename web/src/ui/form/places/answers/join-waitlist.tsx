import {
  formatDay,
  formatSpan,
  lastTripDay,
  type Party,
  partyText,
  type ShownTrip,
  type WaitingParty,
} from '@wayfarer/contract';
import { BellRing } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { errorDetail, problemOf } from '../../../../lib/error-text.ts';
import { Button, ButtonLink, type ButtonLinkProps } from '../../../controls/button.tsx';
import { Icon } from '../../../display/icon.tsx';
import { Banner } from '../../../feedback/banner.tsx';
import { Dialog } from '../../../layout/dialog.tsx';
import { useSend } from '../../bound/use-send.ts';
import { startText } from './start-text.ts';
import * as texts from './waiting.texts.js';

/** The visitor who may join the waiting list, with the call and the links for it. */
export interface Joining {
  /** The visitor's email; empty if they aren't signed in. */
  email: string;
  party: Party;
  /** Props of the link to sign in, after which the visitor comes back. */
  signIn: Pick<ButtonLinkProps, 'to' | 'state'>;
  /** The path of the traveler's bookings. */
  bookings: string;
  join: (trip: ShownTrip) => PromiseLike<{ data?: WaitingParty | undefined; error?: unknown }>;
}

interface JoinProps {
  joining: Joining;
  trip: ShownTrip;
}

/** Offers the waiting list of a full day; visitors sign in first. */
export function JoinWaitlist({ joining, trip }: JoinProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [joined, setJoined] = useState<WaitingParty>();
  const answer = useRef<HTMLParagraphElement>(null);
  const { email, signIn } = joining;
  const isIn = joined?.travelDate === trip.day && joined.startTime === trip.startTime;
  // the button that opened the dialog is gone
  useEffect(() => {
    if (joined) answer.current?.focus();
  }, [joined]);
  return (
    <div className="mt-3 border-t border-line pt-3">
      {isIn ? (
        <p ref={answer} tabIndex={-1} className="flex flex-wrap items-center gap-2">
          <strong className="text-ink">{texts.joined(startText(trip, formatDay))}</strong>
          {texts.ahead(joined.ahead)}
          <ButtonLink to={joining.bookings} size="sm" variant="secondary">
            {texts.see}
          </ButtonLink>
        </p>
      ) : (
        <>
          <p>
            <strong className="text-ink">{texts.setOn(startText(trip, formatDay))}</strong>{' '}
            {texts.promise(trip.people)}
          </p>
          {email === '' ? (
            <ButtonLink {...signIn} size="sm" variant="secondary" className="mt-2">
              <Icon shape={BellRing} className="size-4" />
              {texts.signIn}
            </ButtonLink>
          ) : (
            <Button
              size="sm"
              variant="secondary"
              className="mt-2"
              onClick={() => setIsAsking(true)}
            >
              <Icon shape={BellRing} className="size-4" />
              {texts.join}
            </Button>
          )}
        </>
      )}
      {isAsking && (
        <JoinDialog
          joining={joining}
          trip={trip}
          onJoined={setJoined}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

/** Why someone can't join the waiting list. The API's own message is English, and says as much. */
function explain(error: unknown): string {
  if ((import.meta.env.LANGUAGE || 'en') === 'en') return errorDetail(error);
  const { code, params } = problemOf(error) ?? {};
  const day = params?.day;
  if (code !== 'not_full' || typeof day !== 'string') return errorDetail(error);
  return texts.room(formatDay(day));
}

interface JoinDialogProps extends JoinProps {
  onJoined: (entry: WaitingParty) => void;
  onClose: () => void;
}

function JoinDialog({ joining, onClose, onJoined, trip }: JoinDialogProps) {
  const { email, join, party } = joining;
  const { busy, problem, send } = useSend(async () => join(trip), {
    done: texts.joined(startText(trip, formatDay)),
    act: 'join-waitlist',
    explain,
    onDone: ({ data }) => {
      if (data !== undefined) onJoined(data);
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={texts.title}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {texts.notNow}
          </Button>
          <Button loading={busy} onClick={() => void send()}>
            {texts.join}
          </Button>
        </>
      }
    >
      <p className="rounded-field bg-sunken px-4 py-3 text-ink">
        <strong className="block">
          {startText(trip, (day) => formatSpan(day, lastTripDay(day, trip.days)))}
        </strong>
        <span className="text-sm text-muted">
          {partyText(party)} · {texts.places(trip.people)}
        </span>
      </p>
      <ol className="mt-4 flex flex-col gap-3">
        {[texts.first(trip.people), texts.second, texts.third].map((text, index) => (
          <li key={text} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-lagoon-soft text-sm font-semibold text-lagoon"
            >
              {index + 1}
            </span>
            {text}
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm">{texts.mailTo(email)}</p>
      {problem !== undefined && <Banner tone="warning">{problem}</Banner>}
    </Dialog>
  );
}
