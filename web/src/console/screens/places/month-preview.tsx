import { formatLongDay, monthOf } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { monthOfDay } from '../../../ui/form/places/month.ts';
import { weeksOf } from '../../../ui/form/places/weeks.ts';
import { planTexts as texts } from './copy.texts.js';

/** `kept`: the day has a departure of the other kind, with or without a time, which stays. */
export type DayKind = 'new' | 'there' | 'skipped' | 'kept';

const LOOKS: Readonly<Record<DayKind, string>> = {
  new: 'bg-lagoon text-paper font-semibold',
  there: 'border border-lagoon text-lagoon font-semibold',
  skipped: 'bg-sunken text-muted line-through',
  kept: 'border border-sun-ink text-sun-ink font-semibold',
};
const NAMES: Readonly<Record<DayKind, string>> = {
  new: texts.isNew,
  there: texts.there,
  skipped: texts.skipped,
  kept: texts.isKept,
};
const KINDS = ['new', 'there', 'skipped', 'kept'] as const;
const cell = 'grid size-7 place-items-center rounded-lg text-xs';

/** The number of a month's departures. */
const countIn = (month: string, kinds: ReadonlyMap<string, DayKind>) =>
  [...kinds].filter(([day, kind]) => monthOfDay(day) === month && kind !== 'skipped').length;

/** The months of a rule, with the days for which it creates departures. */
export function MonthPreview({
  months,
  kinds,
}: {
  months: readonly string[];
  kinds: ReadonlyMap<string, DayKind>;
}) {
  const hasKept = [...kinds.values()].includes('kept');
  return (
    <>
      <ul className="my-3 flex flex-wrap gap-4 text-xs text-muted">
        {KINDS.filter((kind) => kind !== 'kept' || hasKept).map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <span aria-hidden className={clsx(cell, LOOKS[kind])}>
              {14}
            </span>
            {NAMES[kind]}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-6">
        {months.map((month) => (
          <section
            key={month}
            aria-label={monthOf(month)}
            // with enlarged text, a month is wider than a phone
            className="relative max-w-full overflow-x-auto"
          >
            <h3 className="mb-1 text-sm font-semibold">
              {monthOf(month)}{' '}
              <span className="font-normal text-muted">{countIn(month, kinds)}</span>
            </h3>
            <table role="presentation" className="tabular">
              <tbody>
                {weeksOf(month).map((week) => (
                  <tr key={week[0]}>
                    {week.map((day) => (
                      <td key={day} className="p-0.5">
                        {monthOfDay(day) === month && <Day day={day} kind={kinds.get(day)} />}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </div>
    </>
  );
}

function Day({ day, kind }: { day: string; kind: DayKind | undefined }) {
  if (kind === undefined)
    return <span className={clsx(cell, 'text-muted')}>{Number(day.slice(8))}</span>;
  return (
    <span className={clsx(cell, LOOKS[kind])}>
      <span aria-hidden>{Number(day.slice(8))}</span>
      <span className="sr-only">{`${formatLongDay(day)}: ${NAMES[kind]}`}</span>
    </span>
  );
}
