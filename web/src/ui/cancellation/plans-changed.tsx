import {
  type CancellationPreview,
  type CancellationStep,
  formatMoney,
  sentencesOf,
} from '@wayfarer/contract';
import { clsx } from 'clsx';
import { Circle, CircleDot } from 'lucide';
import type { ReactNode } from 'react';
import { Badge } from '../display/badge.tsx';
import { Card } from '../display/card.tsx';
import { Icon } from '../display/icon.tsx';
import { Banner } from '../feedback/banner.tsx';
import { stepTexts as texts } from './copy.texts.js';
import { clockOf, ownClockText, wallClockText } from './moments.ts';

interface Deadline {
  text: string;
  note: string;
}

/** A step's deadline at the destination and for the traveler; the last step may refund nothing. */
function deadlineOf(
  step: CancellationStep,
  { steps }: CancellationPreview,
  country: string,
): Deadline {
  if (steps.length > 1 && step === steps.at(-1) && step.refund === 0) {
    return { text: texts.later, note: texts.laterText };
  }
  const [there, here] = [wallClockText(step.untilLocal), ownClockText(step.until)];
  return {
    text: texts.until({ when: there, place: clockOf(country) }),
    note: there === here ? '' : texts.yours(here),
  };
}

/** The share of the paid money that a step refunds. */
function shareText({ refund }: CancellationStep, { back, currency, taken }: CancellationPreview) {
  if (refund === 0) return texts.nothing;
  const kept = taken - back - refund;
  return kept === 0 ? texts.all : texts.part(formatMoney(kept, currency));
}

function Dot({ here, last }: { here: boolean; last: boolean }) {
  return (
    <span aria-hidden className="flex shrink-0 flex-col items-center gap-1">
      <Icon
        shape={here ? CircleDot : Circle}
        className={clsx('size-6', here ? 'text-lagoon' : 'text-muted')}
      />
      {!last && (
        <span className={clsx('grow border-s-2', here ? 'border-lagoon/60' : 'border-line')} />
      )}
    </span>
  );
}

function Step({ of, index, country }: { of: CancellationPreview; index: number; country: string }) {
  const { currency, current, steps } = of;
  const step = steps[index];
  if (step === undefined) return null;
  const { text, note } = deadlineOf(step, of, country);
  const here = index === current;
  const last = index === steps.length - 1;
  return (
    <li aria-current={here ? 'step' : undefined} className="flex gap-4">
      <Dot here={here} last={last} />
      <div
        className={clsx(
          'flex grow flex-wrap items-baseline justify-between gap-x-4 gap-y-1',
          !last && 'pb-6',
        )}
      >
        <div className="min-w-0 grow basis-40">
          {here && (
            <Badge tone="lagoon" className="mb-1">
              {texts.here}
            </Badge>
          )}
          <p className="font-semibold">{text}</p>
          {note !== '' && <p className="text-xs text-muted">{note}</p>}
        </div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="display tabular text-lg">{formatMoney(step.refund, currency)}</span>
          <span className="text-xs text-muted">{shareText(step, of)}</span>
        </p>
      </div>
    </li>
  );
}

/** The cancellation policy as a timeline, with the refund in each step. */
export function PlansChanged({
  of,
  country,
  title = texts.stepsTitle,
  children,
}: {
  of: CancellationPreview;
  /** The destination's country, in whose time zone the deadlines are given. */
  country: string;
  title?: string;
  children?: ReactNode;
}) {
  const { back, disputed, exception, lapsed, steps, taken } = of;
  return (
    <section aria-labelledby="cancellation-steps">
      <h2 id="cancellation-steps" className="display text-h3">
        {title}
      </h2>
      <div className="mt-2 flex max-w-prose flex-col gap-1 text-muted">
        {sentencesOf(of).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {lapsed > 0 && <p>{texts.noDebt}</p>}
      </div>
      <div className="mt-5 flex flex-col gap-4">
        {exception !== null && <Banner tone="success">{texts.exception(exception)}</Banner>}
        {disputed && <Banner tone="warning">{texts.disputed}</Banner>}
        {taken > back && (
          <Card>
            <ol className="tabular">
              {steps.map(({ until }, index) => (
                <Step key={until} of={of} index={index} country={country} />
              ))}
            </ol>
          </Card>
        )}
        {children}
      </div>
    </section>
  );
}
