import { type CancellationPreview, type CancellationStep, formatMoney } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { cancelTexts as texts } from './copy.ts';
import { ownClockText, placeOf, wallClockText } from './moments.ts';

interface Deadline {
  text: string;
  note: string;
}

/** Until when a step holds, at the destination and for the traveler; the last one may give nothing. */
function deadlineOf(step: CancellationStep, { steps, timeZone }: CancellationPreview): Deadline {
  if (steps.length > 1 && step === steps.at(-1) && step.refund === 0) {
    return { text: texts.later, note: texts.laterText };
  }
  const [there, here] = [wallClockText(step.untilLocal), ownClockText(step.until)];
  return {
    text: texts.until(there, placeOf(timeZone)),
    note: there === here ? '' : texts.yours(here),
  };
}

/** What of the money that is there comes back in a step. */
function shareText({ refund }: CancellationStep, { back, currency, taken }: CancellationPreview) {
  if (refund === 0) return texts.nothing;
  const kept = taken - back - refund;
  return kept === 0 ? texts.all : texts.part(formatMoney(kept, currency));
}

function Step({
  step,
  of,
  here,
}: {
  step: CancellationStep;
  of: CancellationPreview;
  here: boolean;
}) {
  const { text, note } = deadlineOf(step, of);
  return (
    <li
      aria-current={here ? 'step' : undefined}
      className="group relative flex flex-wrap justify-between gap-x-4 gap-y-1 pb-7 pl-10 last:pb-0"
    >
      <span
        aria-hidden="true"
        className={clsx(
          'absolute rounded-full',
          here
            ? 'top-0.5 left-0.5 size-5.5 border-6 border-lagoon-soft bg-lagoon outline-2 -outline-offset-1 outline-lagoon'
            : 'top-1.5 left-1.5 size-3.5 border-2 border-line-strong bg-surface',
        )}
      />
      <span
        aria-hidden="true"
        className={clsx(
          'absolute top-8 bottom-0.5 left-3 w-0.5 rounded-full group-last:hidden',
          here ? 'bg-lagoon' : 'bg-line',
        )}
      />
      <div className="min-w-0 grow basis-52">
        {here && (
          <Badge tone="lagoon" className="mb-1.5">
            {texts.here}
          </Badge>
        )}
        <p className="font-semibold">{text}</p>
        {note !== '' && <p className="text-xs text-muted">{note}</p>}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2 @md:flex-col @md:items-end">
        <span className="display tabular text-lg">{formatMoney(step.refund, of.currency)}</span>
        <span className="text-xs text-muted">{shareText(step, of)}</span>
      </p>
    </li>
  );
}

/** What the policy says, and what it comes to from step to step. */
export function PlansChanged({ of }: { of: CancellationPreview }) {
  const { back, current, disputed, exception, lapsed, sentences, steps, taken } = of;
  return (
    <section aria-labelledby="cancellation-steps">
      <h2 id="cancellation-steps" className="display text-h3">
        {texts.stepsTitle}
      </h2>
      <div className="mt-2 flex max-w-prose flex-col gap-1 text-muted">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {lapsed > 0 && <p>{texts.noDebt}</p>}
      </div>
      <div className="mt-5 flex flex-col gap-4">
        {exception !== null && <Banner tone="success">{texts.exception(exception)}</Banner>}
        {disputed && <Banner tone="warning">{texts.disputed}</Banner>}
        {taken > back && (
          <Card className="@container">
            <ol className="tabular">
              {steps.map((step, index) => (
                <Step key={step.until} step={step} of={of} here={index === current} />
              ))}
            </ol>
          </Card>
        )}
      </div>
    </section>
  );
}
