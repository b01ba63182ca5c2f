import type { MoneySpan } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { monthName, shortDay } from '../day-names.ts';
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
  return { zero: up * perUnit, of: (minor: number) => minor * perUnit };
}

/** One bar for each span: what came in above the line, what went back below. A table says the same in words. */
export function MoneyChart({
  spans,
  chosen,
  onChoose,
}: {
  spans: readonly MoneySpan[];
  chosen: number;
  onChoose: (index: number) => void;
}) {
  const scale = scaleOf(spans);
  const step = (WIDTH - LEFT - RIGHT) / spans.length;
  const width = step * 0.68;
  return (
    <div aria-hidden>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-auto w-full forced-color-adjust-none">
        {spans.map(({ back, card, counter, span }, index) => {
          const x = LEFT + index * step + (step - width) / 2;
          const [cards, counters] = [scale.of(card), scale.of(counter)];
          return (
            <g key={span} onPointerEnter={() => onChoose(index)} onClick={() => onChoose(index)}>
              <rect
                x={LEFT + index * step}
                y={0}
                width={step}
                height={HEIGHT}
                className={clsx(index === chosen ? 'fill-sunken' : 'fill-transparent')}
              />
              <rect
                x={x}
                y={scale.zero - cards}
                width={width}
                height={cards}
                rx={1.5}
                className="fill-lagoon"
              />
              <rect
                x={x}
                y={scale.zero - cards - counters}
                width={width}
                height={counters}
                rx={1.5}
                className="fill-lagoon opacity-60"
              />
              <rect
                x={x}
                y={scale.zero}
                width={width}
                height={scale.of(back)}
                rx={1.5}
                className="fill-danger"
              />
            </g>
          );
        })}
        <line x1={0} x2={WIDTH} y1={scale.zero} y2={scale.zero} className="stroke-line-strong" />
      </svg>
      <ScaleNames names={spans.map(({ span }) => spanName(span))} />
    </div>
  );
}
