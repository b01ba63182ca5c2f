import {
  breakdownAmount,
  type Booking,
  formatDay,
  formatMoney,
  formatSpan,
  lastTripDay,
  partyText,
  placesOf,
  tripPath,
  type WaitingParty,
  withStartTime,
} from '@wayfarer/contract';
import { BellRing } from 'lucide';
import { useState } from 'react';
import { paths } from '../../../domain/paths.ts';
import { waitlistApi } from '../../../domain/waitlist.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Picture } from '../../../ui/display/pictures/picture.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useSend } from '../../../ui/form/bound/use-send.ts';
import { untilText } from '../../../ui/holds/hold-note.tsx';
import { ConfirmDialog } from '../../../ui/layout/dialog.tsx';
import { waitingTexts as texts } from './copy.texts.js';

interface OfferProps {
  entry: WaitingParty;
  /** The booking that holds the places. */
  booking: Booking;
}

/** The total of the trip, and when it is due. */
function moneyText({ breakdown }: Booking): string {
  const { balanceDueOn, currency, dueNow, dueOnArrival, total } = breakdown;
  const money = (amount: number) => formatMoney(amount, currency);
  if (dueNow === 0 || dueOnArrival === 0) return texts.total(money(total));
  const sums = {
    total: money(total),
    now: money(dueNow),
    later: money(breakdownAmount('dueOnArrival', breakdown)),
  };
  return balanceDueOn === undefined
    ? texts.sums(sums)
    : texts.sumsUntil({ ...sums, day: formatDay(balanceDueOn) });
}

/** Buttons to pay for the offered places, and to accept the offer if that needs no payment. */
function Take({ booking, entry }: OfferProps) {
  const [accept] = waitlistApi.useAcceptOfferMutation();
  const { busy, problem, send } = useSend(() => accept({ params: { id: entry._id } }), {
    done: texts.accepted,
    act: 'accept-offer',
  });
  const { currency, dueNow } = booking.breakdown;
  return (
    <>
      {dueNow > 0 && (
        <ButtonLink
          to={paths.payment(booking._id)}
          variant={entry.mayAccept ? 'secondary' : 'primary'}
        >
          {texts.pay(formatMoney(dueNow, currency))}
        </ButtonLink>
      )}
      {entry.mayAccept && (
        <Button loading={busy} onClick={() => void send()}>
          {texts.accept}
        </Button>
      )}
      {problem !== undefined && <Banner tone="warning">{problem}</Banner>}
    </>
  );
}

/** Declines the offer, so that the places go to the next party in line. */
function LetGo({ entry, places }: { entry: WaitingParty; places: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const [leave] = waitlistApi.useLeaveWaitlistMutation();
  const { busy, problem, send } = useSend(() => leave({ params: { id: entry._id } }), {
    done: texts.letGone,
    act: 'let-go',
  });
  return (
    <>
      <Button variant="ghost" loading={busy} onClick={() => setIsAsking(true)}>
        {texts.letGo}
      </Button>
      {problem !== undefined && <Banner tone="warning">{problem}</Banner>}
      <ConfirmDialog
        open={isAsking}
        title={texts.letGoTitle(places)}
        text={texts.letGoText(entry.travelSpot)}
        confirmLabel={texts.letGo}
        cancelLabel={texts.keep}
        onConfirm={() => {
          setIsAsking(false);
          void send();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

/**
 * The places that opened up for the traveler, the time until which they are kept, and the buttons to take or decline
 * them.
 */
export function OfferCard({ booking, entry }: OfferProps) {
  const { image, travelSpot } = entry;
  const places = placesOf(booking.travellers);
  const last = lastTripDay(booking.travelDate, booking.travelDuration);
  return (
    <article
      aria-label={texts.opened(places)}
      className="grid overflow-hidden rounded-panel border border-line bg-surface shadow-float md:grid-cols-[minmax(0,3fr)_minmax(0,7fr)]"
    >
      {image === null ? (
        <span />
      ) : (
        <Picture
          src={image}
          alt=""
          ratio="fill"
          className="min-h-44"
          sizes="(min-width: 48rem) 24rem, 92vw"
        />
      )}
      <div className="min-w-0 p-6">
        <Badge tone="warning">
          <Icon shape={BellRing} />
          {texts.badge}
        </Badge>
        <h2 className="display mt-3 text-h3">{texts.opened(places)}</h2>
        <p className="mt-2">
          {texts.what({
            spot: travelSpot,
            days: withStartTime(formatSpan(booking.travelDate, last), booking.startTime),
            party: partyText(booking.travellers),
          })}{' '}
          <strong className="tabular">
            {texts.until(untilText(booking.heldUntil ?? entry.offeredUntil ?? ''))}
          </strong>{' '}
          {texts.then}
        </p>
        <p className="tabular mt-2 text-sm text-muted">{moneyText(booking)}</p>
        <div className="mt-4 flex flex-wrap gap-3 max-sm:flex-col">
          <Take booking={booking} entry={entry} />
          <ButtonLink to={tripPath(booking._id)} variant="secondary">
            {texts.see}
          </ButtonLink>
          <LetGo entry={entry} places={places} />
        </div>
      </div>
    </article>
  );
}
