import type { MoneySpan } from '@wayfarer/contract';
import { monthName, shortDay } from '../../../kit/figures/day-names.ts';
import { shortAmount } from './amounts.ts';
import { ScaleNames } from './scale-names.tsx';

const HEIGHT = 200;
const LEFT = 4;
const RIGHT = 4;
const WIDTH = 640;

export const spanName = (span: string) => (span.length === 7 ? monthName(span) : shortDay(span));

function scaleOf(spans: readonly MoneySpan[]) {
  const up = Math.max(1, ...spans.map(({ card, counter }) => card + counter));
  const down = Math.max(0, ...spans.map(({ back }) => back));
  const perUnit = HEIGHT / (up + down);
  return { up, zero: up * perUnit, of: (minor: number) => minor * perUnit };
}

/** The bar of one span. It is `step` wide, including the gap. The bar of the chosen span has a background. */
function Bar({
  span: { back, card, counter },
  at,
  step,
  scale,
  isChosen,
  onChoose,
}: {
  span: MoneySpan;
  at: number;
  step: number;
  scale: ReturnType<typeof scaleOf>;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const [cards, counters] = [scale.of(card), scale.of(counter)];
  const left = LEFT + at * step;
  const width = step * 0.68;
  const bar = { x: left + (step - width) / 2, width, rx: 1.5 };
  return (
    <g onPointerEnter={onChoose} onClick={onChoose}>
      <rect
        x={left}
        y={0}
        width={step}
        height={HEIGHT}
        className={isChosen ? 'fill-sunken' : 'fill-transparent'}
      />
      <rect {...bar} y={scale.zero - cards} height={cards} className="fill-lagoon" />
      <rect
        {...bar}
        y={scale.zero - cards - counters}
        height={counters}
        className="fill-lagoon opacity-60"
      />
      <rect {...bar} y={scale.zero} height={scale.of(back)} className="fill-danger" />
    </g>
  );
}

/**
 * A bar for each span, with received money above the line and returned money below it. The amount at the top is the
 * highest amount received in a span.
 */
export function MoneyChart({
  currency,
  spans,
  chosen,
  onChoose,
}: {
  currency: string;
  spans: readonly MoneySpan[];
  chosen: number;
  onChoose: (index: number) => void;
}) {
  const scale = scaleOf(spans);
  const step = (WIDTH - LEFT - RIGHT) / spans.length;
  return (
    <div aria-hidden>
      <p className="tabular mb-1 text-xs text-muted">
        {shortAmount({ amount: scale.up, currency })}
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-auto w-full forced-color-adjust-none">
        {spans.map((span, index) => (
          <Bar
            key={span.span}
            span={span}
            at={index}
            step={step}
            scale={scale}
            isChosen={index === chosen}
            onChoose={() => onChoose(index)}
          />
        ))}
        <line x1={0} x2={WIDTH} y1={0.5} y2={0.5} className="stroke-line" />
        <line x1={0} x2={WIDTH} y1={scale.zero} y2={scale.zero} className="stroke-line-strong" />
      </svg>
      <ScaleNames names={spans.map(({ span }) => spanName(span))} />
    </div>
  );
}
