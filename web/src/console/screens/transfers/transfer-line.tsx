import { apart, exactMoney, formatShortDay, type StatementLine } from '@wayfarer/contract';
import { ArrowRight } from 'lucide';
import { useState } from 'react';
import { formatMomentDay } from '../../../lib/format-moment.ts';
import { restoreFocusAround } from '../../../lib/restore-focus.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useSend } from '../../../ui/form/bound/use-send.ts';
import { consolePath } from '../../kit/address/paths.ts';
import { transfersApi } from './api.ts';
import { closedTexts, fitTexts, lineTexts as texts } from './copy.texts.js';
import { FindBookingDialog } from './find-booking-dialog.tsx';
import { useMatch } from './use-match.ts';

type Proposal = NonNullable<StatementLine['proposal']>;
type TransferredBooking = NonNullable<Proposal['booking']>;

function Transfer({ amount, bookedOn, currency, payer, purpose }: StatementLine) {
  const day = formatShortDay(bookedOn);
  return (
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-3">
        <h2 dir="auto" className="min-w-0 font-semibold wrap-anywhere">
          {payer || texts.noPayer}
        </h2>
        <span className="tabular font-semibold whitespace-nowrap">
          {exactMoney(amount, currency)}
        </span>
      </div>
      <p className="text-xs wrap-anywhere text-muted">
        {purpose === '' ? day : texts.dayAndText({ day, text: apart(purpose) })}
      </p>
    </div>
  );
}

const TONES = {
  exact: 'success',
  short: 'warning',
  over: 'warning',
  closed: 'warning',
  name: 'lagoon',
  none: 'neutral',
} as const;

function fitText({ booking, difference, fit }: Proposal, currency: string): string {
  if (fit === 'short' || fit === 'over') return fitTexts[fit](exactMoney(difference, currency));
  if (fit !== 'closed') return fitTexts[fit];
  const { state } = booking ?? {};
  return state === 'cancelled' || state === 'expired' ? closedTexts[state] : closedTexts.other;
}

function BookingFacts({
  booking,
  aside,
}: {
  booking: TransferredBooking;
  aside?: string | undefined;
}) {
  const { _id, reference, travelName, travelSpot } = booking;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Link
          to={consolePath(`bookings/${_id}`)}
          className="tabular font-semibold underline-offset-4 hover:underline"
        >
          {reference ?? texts.booking}
        </Link>
        {aside !== undefined && (
          <span className="tabular text-sm whitespace-nowrap text-muted">{aside}</span>
        )}
      </div>
      <p className="text-xs wrap-anywhere text-muted">
        {texts.nameAndTrip({ name: apart(travelName), trip: apart(travelSpot) })}
      </p>
    </>
  );
}

function Proposed({ currency, proposal }: { currency: string; proposal: Proposal }) {
  const { booking, due, fit } = proposal;
  return (
    <div className="min-w-0">
      {booking && (
        <BookingFacts
          booking={booking}
          aside={due > 0 ? texts.due(exactMoney(due, currency)) : undefined}
        />
      )}
      <Badge tone={TONES[fit]} className={booking ? 'mt-1.5' : ''}>
        {fitText(proposal, currency)}
      </Badge>
    </div>
  );
}

/** The actions for a line to match: the proposal, another booking, or setting it aside. */
function ToMatch({ line, proposal }: { line: StatementLine; proposal: Proposal }) {
  const { _id, amount, currency, payer } = line;
  const { booking, difference, fit } = proposal;
  const { busy, problem, send } = useMatch(_id);
  const [aside] = transfersApi.useSetAsideStatementLineMutation();
  const setting = useSend(() => aside({ params: { id: _id } }), { done: texts.asideDone });
  const [isFinding, setFinding] = useState(false);
  const about = texts.about({
    payer: payer || texts.noPayer,
    amount: exactMoney(amount, currency),
  });
  const canMatch = booking !== null && (fit === 'exact' || fit === 'short' || fit === 'name');
  const label = fit === 'short' ? texts.matchPart(exactMoney(difference, currency)) : texts.match;
  return (
    <Actions problem={problem ?? setting.problem}>
      {canMatch && (
        <div className="flex w-full justify-end max-lg:*:grow">
          <Button
            variant="secondary"
            size="sm"
            className={fit === 'exact' ? 'border-ink! bg-ink! text-paper!' : ''}
            loading={busy}
            aria-description={about}
            onClick={() => void send(booking)}
          >
            {label}
          </Button>
        </div>
      )}
      <Button
        variant={canMatch ? 'ghost' : 'secondary'}
        size="sm"
        aria-description={about}
        onClick={() => setFinding(true)}
      >
        {texts.find}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        loading={setting.busy}
        aria-description={about}
        onClick={() => void setting.send()}
      >
        {texts.setAside}
      </Button>
      {isFinding && <FindBookingDialog line={line} onClose={() => setFinding(false)} />}
    </Actions>
  );
}

function SetAside({ line: { _id } }: { line: StatementLine }) {
  const [back] = transfersApi.useTakeBackStatementLineMutation();
  const { busy, problem, send } = useSend(() => back({ params: { id: _id } }), {
    done: texts.backDone,
  });
  return (
    <Actions problem={problem}>
      <Button variant="secondary" size="sm" loading={busy} onClick={() => void send()}>
        {texts.takeBack}
      </Button>
    </Actions>
  );
}

function Actions({
  problem,
  children,
}: {
  problem: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <div className="flex flex-wrap justify-end gap-1 print:hidden max-lg:*:grow">
      {problem !== undefined && (
        <div className="mb-1 w-full">
          <Banner>{problem}</Banner>
        </div>
      )}
      {children}
    </div>
  );
}

/** One transfer with the booking that it may belong to, or was matched with, and its actions. */
export function TransferLine({ line }: { line: StatementLine }) {
  const { currency, match, proposal, state } = line;
  return (
    <li
      ref={restoreFocusAround}
      className="grid items-center gap-x-4 gap-y-3 border-t border-line p-4 first:border-t-0 lg:grid-cols-[minmax(0,1fr)_1.75rem_minmax(0,1.15fr)_19rem] lg:px-6"
    >
      <Transfer {...line} />
      <Icon
        shape={ArrowRight}
        className="hidden size-5 justify-self-center text-muted lg:block rtl:-scale-x-100"
      />
      {proposal && <Proposed currency={currency} proposal={proposal} />}
      {match && (
        <div className="min-w-0">
          <BookingFacts booking={match.booking} />
          <p className="mt-1 text-xs text-muted">{texts.matchedOn(formatMomentDay(match.at))}</p>
        </div>
      )}
      {state === 'set_aside' && <p className="text-sm text-muted">{texts.isAside}</p>}
      {proposal && <ToMatch line={line} proposal={proposal} />}
      {state === 'set_aside' && <SetAside line={line} />}
    </li>
  );
}
