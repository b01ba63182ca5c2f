import {
  type Booking,
  type Cancellation,
  formatDay,
  formatMoney,
  REASON_TEXTS,
  type RefundProgress,
} from '@wayfarer/contract';
import { clsx } from 'clsx';
import { Banknote, Check, Landmark } from 'lucide';
import { useCallback } from 'react';
import { paths } from '../../../domain/paths.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { isFocusLost } from '../../../lib/restore-focus.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Container, PageHeader } from '../../../ui/layout/layout.tsx';
import { updateTexts } from '../copy.ts';
import { canceledTripTexts as texts } from './copy.ts';
import { ThreeFigures } from './three-figures.tsx';

const STEPS = [
  { key: 'decided', shape: Check },
  { key: 'at_bank', shape: Landmark },
  { key: 'done', shape: Banknote },
] as const;

/** From the decision to the card; a refund that waits or failed has no such way. */
function Track({ progress }: { progress: RefundProgress }) {
  const now = STEPS.findIndex(({ key }) => key === progress);
  if (now === -1) return null;
  return (
    <ol aria-label={texts.progress} className="mt-6 flex max-w-xl">
      {STEPS.map(({ key, shape }, index) => (
        <li
          key={key}
          aria-current={index === now ? 'step' : undefined}
          className="flex min-w-0 basis-full flex-col items-center gap-2 text-center text-sm wrap-anywhere"
        >
          <span aria-hidden="true" className="flex w-full items-center gap-1">
            <Line passed={index <= now} hidden={index === 0} />
            <span
              className={clsx(
                'grid size-10 shrink-0 place-items-center rounded-full',
                index > now && 'bg-sunken text-muted',
                index === now && 'bg-ink text-paper',
                index < now && 'bg-success-soft text-success',
              )}
            >
              <Icon shape={shape} className="size-5" />
            </span>
            <Line passed={index < now} hidden={index === STEPS.length - 1} />
          </span>
          <span className={index > now ? 'text-muted' : 'font-semibold'}>{texts.steps[key]}</span>
        </li>
      ))}
    </ol>
  );
}

function Line({ passed, hidden }: { passed: boolean; hidden: boolean }) {
  return (
    <span
      className={clsx(
        'h-0.75 grow rounded-full',
        !hidden && (passed ? 'bg-line-strong/60' : 'bg-line'),
      )}
    />
  );
}

function Money({ of }: { of: Cancellation }) {
  const { backBefore, currency, progress, refund } = of;
  const inPerson = progress === 'none' && refund.counter > 0;
  return (
    <section aria-labelledby="money-back">
      <h2 id="money-back" className="display text-h3">
        {inPerson ? texts.inPersonTitle : texts.moneyTitle[progress]}
      </h2>
      {texts.moneyText[progress] !== '' && (
        <p className="mt-2 max-w-prose text-muted">{texts.moneyText[progress]}</p>
      )}
      {backBefore > 0 && (
        <p className="mt-2 text-muted">{texts.before(formatMoney(backBefore, currency))}</p>
      )}
      <div className="mt-5">
        <ThreeFigures of={of} arrived={progress === 'done'} />
      </div>
      <Track progress={progress} />
    </section>
  );
}

function BookAgain({ spotId }: { spotId: string | null }) {
  return (
    <Card floating>
      <h2 className="display text-h3">{texts.again}</h2>
      <p className="mt-2 mb-5 text-sm text-muted">
        {spotId === null ? texts.noLonger : texts.againText}
      </p>
      <ButtonLink block to={spotId === null ? paths.catalogue() : paths.destination(spotId)}>
        {spotId === null ? texts.explore : texts.bookAgain}
      </ButtonLink>
      <div className="mt-3 flex flex-wrap gap-3 *:grow">
        <ButtonLink variant="secondary" to={paths.bookings()}>
          {texts.toBookings}
        </ButtonLink>
        <ButtonLink variant="secondary" to={paths.paymentHistory()}>
          {texts.history}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** What has become of the trip and of its money; it stands here for good. */
export function CanceledTrip({
  booking,
  cancellation,
}: {
  booking: Booking;
  cancellation: Cancellation;
}) {
  const { by, message, reasonCode } = cancellation;
  const isOwn = by === 'traveller';
  // the button that was pressed is gone
  const takeFocus = useCallback((head: HTMLElement | null) => {
    if (isFocusLost()) head?.focus();
  }, []);
  return (
    <>
      <div ref={takeFocus} tabIndex={-1} className="outline-none">
        <PageHeader
          above={<BackLink to={paths.bookings()}>{updateTexts.back}</BackLink>}
          title={isOwn ? texts.byTraveler : texts.byAgency}
          text={texts.since(
            booking.travelSpot,
            formatDay(booking.travelDate),
            formatMoment(cancellation.at),
          )}
        />
      </div>
      <Container className="grid grid-cols-1 items-start gap-8 pb-16 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
        <div className="flex flex-col gap-6">
          {!isOwn && (
            <div className="max-w-prose">
              <p>{texts.sorry(REASON_TEXTS[reasonCode])}</p>
              {message !== '' && (
                <blockquote className="mt-3 border-l-2 border-line pl-4 whitespace-pre-line text-muted">
                  {message}
                </blockquote>
              )}
            </div>
          )}
          <Money of={cancellation} />
        </div>
        <BookAgain spotId={booking.spotId} />
      </Container>
    </>
  );
}
