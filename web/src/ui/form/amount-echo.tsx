import {
  type AmountRange,
  amountFaultText,
  exactMoney,
  readAmount,
  typedAmount,
} from '@wayfarer/contract';
import { useDebouncedValue } from '../../lib/hooks/use-debounced-value.ts';
import { Button } from '../controls/button.tsx';

/** The pause in milliseconds after typing before the amount is read out. */
const SPEECH_PAUSE_MS = 600;

/** Scrolls the answers into view if they are under a bar at the bottom of the screen. */
const bringIntoView = (answers: HTMLElement | null) =>
  answers?.scrollIntoView({ block: 'nearest' });

/**
 * Shown below a typed amount: the amount that will be used or, if the text is ambiguous, the question which amount is
 * meant, with its answers.
 */
export function AmountEcho({
  typed,
  currency,
  range,
  isFaulty,
  onChoose,
}: {
  typed: string;
  currency: string;
  range: AmountRange | undefined;
  /** True while the field shows an error instead. */
  isFaulty: boolean;
  /** Called with a text for the chosen amount that has only one meaning. */
  onChoose: (typed: string) => void;
}) {
  const read = readAmount(typed, currency, range);
  const readings = read.ok || read.reason !== 'unclear' ? [] : read.readings;
  const question =
    read.ok || readings.length === 0 ? '' : amountFaultText(read, currency, 'amount');
  const said = read.ok ? exactMoney(read.minor, currency) : question;
  const spoken = useDebouncedValue(said, SPEECH_PAUSE_MS);
  return (
    <>
      <span aria-live="polite" className="sr-only">
        {spoken}
      </span>
      <p aria-hidden className="tabular mt-1 min-h-5 text-sm font-semibold">
        {isFaulty ? '' : said}
      </p>
      {readings.length > 0 && (
        <div ref={bringIntoView} className="mt-1 flex scroll-mb-48 flex-wrap gap-2 lg:scroll-mb-32">
          {readings.map((minor) => (
            <Button
              key={minor}
              variant="secondary"
              size="sm"
              onClick={() => onChoose(typedAmount(minor, currency))}
            >
              {exactMoney(minor, currency)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
