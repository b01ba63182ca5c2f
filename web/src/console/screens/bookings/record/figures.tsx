import { type BookingRecord, exactMoney } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { moneyTexts as texts } from './copy.ts';
import { owedInPerson } from './owed-in-person.ts';

const FIGURES = ['total', 'card', 'counter', 'refunded', 'goingBack', 'goodwill', 'toHandOut', 'balance'] as const; // prettier-ignore

/** Figures that are hidden as long as they are zero. */
const PASSING = new Set<string>(['goingBack', 'goodwill', 'toHandOut']);

/** The sums of a booking's money. */
export function Figures({ record }: { record: BookingRecord }) {
  const money = { ...record.money, toHandOut: owedInPerson(record) };
  const shown = FIGURES.filter((name) => !PASSING.has(name) || money[name] > 0);
  return (
    <dl className="mt-4 grid grid-cols-1 gap-x-6 gap-y-2 sm:auto-cols-fr sm:grid-flow-col">
      {shown.map((name) => (
        <div key={name} className="flex items-baseline justify-between gap-3 sm:block">
          <dt
            className={clsx(
              'text-xs',
              name === 'balance' ? 'font-semibold text-sun-ink' : 'text-muted',
            )}
          >
            {texts[name]}
          </dt>
          <dd className={clsx('display tabular text-lg', money[name] === 0 && 'text-muted')}>
            {exactMoney(money[name], money.currency)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
