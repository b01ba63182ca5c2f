import {
  addDays,
  CHANGED_DAYS_MAX,
  type DayRecord,
  type DaySpan,
  isCalendarDay,
  repeatedDays,
  type SpotAvailability,
} from '@wayfarer/contract';
import { Plus, X } from 'lucide';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useSend } from '../../../ui/form/bound/use-send.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { monthOfDay } from '../../../ui/form/places/month.ts';
import { Section } from '../../kit/screen/section.tsx';
import { placesApi } from './api.ts';
import { planTexts as texts } from './copy.texts.js';
import { MinimumFields, minimumOf, NO_MINIMUM } from './minimum-fields.tsx';
import { WeekdayChips } from './limits-form.tsx';
import { type DayKind, MonthPreview } from './month-preview.tsx';

/** The number of days between the first and the last day of the proposed rule. */
const USUAL_SPAN = 139;

interface Rule extends DaySpan {
  weekdays: readonly number[];
  except: readonly Exception[];
}

/** A span of days without departures. The id distinguishes spans that haven't been filled in yet. */
interface Exception extends DaySpan {
  id: number;
}

const isSpan = ({ from, to }: DaySpan) => isCalendarDay(from) && isCalendarDay(to) && from <= to;

/** The days of a rule by kind: new departures, existing departures, and days left out. */
function planOf({ except, from, to, weekdays }: Rule, known: readonly DayRecord[]) {
  const isWhole = isSpan({ from, to });
  const rule = { from, to, weekdays, except: except.filter(isSpan) };
  const { days, isCut, left } = isWhole
    ? repeatedDays(rule, CHANGED_DAYS_MAX)
    : { days: [], left: [], isCut: false };
  const there = new Set(known.filter(({ scheduled }) => scheduled).map(({ day }) => day));
  const kinds = new Map<string, DayKind>([
    ...left.map((day) => [day, 'skipped'] as const),
    ...days.map((day) => [day, there.has(day) ? 'there' : 'new'] as const),
  ]);
  return { fresh: days.filter((day) => !there.has(day)), all: days.length, isCut, kinds };
}

function SpanFields({
  labels: [fromLabel, toLabel],
  first,
  span,
  onChange,
}: {
  labels: readonly [string, string];
  /** The first day that can be chosen. */
  first: string;
  span: DaySpan;
  onChange: (span: DaySpan) => void;
}) {
  return (
    <>
      <Field label={fromLabel}>
        <Input
          type="date"
          min={first}
          value={span.from}
          onChange={(event) => onChange({ ...span, from: event.target.value })}
        />
      </Field>
      <Field label={toLabel}>
        <Input
          type="date"
          min={span.from}
          value={span.to}
          onChange={(event) => onChange({ ...span, to: event.target.value })}
        />
      </Field>
    </>
  );
}

function Exceptions({
  first,
  except,
  onChange,
}: {
  first: string;
  except: readonly Exception[];
  onChange: (except: readonly Exception[]) => void;
}) {
  return (
    <>
      {except.map((span, at) => (
        <div key={span.id} className="flex flex-wrap items-end gap-3">
          <SpanFields
            labels={[texts.butNotFrom, texts.to]}
            first={first}
            span={span}
            onChange={(next) => onChange(except.with(at, { ...span, ...next }))}
          />
          <IconButton
            label={texts.remove}
            icon={<Icon shape={X} className="size-5" />}
            onClick={() => onChange(except.toSpliced(at, 1))}
          />
        </div>
      ))}
      <Button
        variant="ghost"
        size="sm"
        className="self-start"
        onClick={() =>
          onChange([...except, { id: (except.at(-1)?.id ?? 0) + 1, from: '', to: '' }])
        }
      >
        <Icon shape={Plus} className="size-4" />
        {texts.another}
      </Button>
    </>
  );
}

/** Creates departures by a rule, after a preview of its days. The rule itself isn't stored. */
export function PlanDepartures({ places }: { places: SpotAvailability }) {
  const { days: known, spotId, today } = places;
  const [rule, setRule] = useState<Rule>({
    from: today,
    to: addDays(today, USUAL_SPAN),
    weekdays: [],
    except: [],
  });
  const change = (part: Partial<Rule>) => setRule({ ...rule, ...part });
  const { all, fresh, isCut, kinds } = planOf(rule, known);
  const [minimum, setMinimum] = useState(NO_MINIMUM);
  const needed = minimumOf(minimum);
  const set = { scheduled: true, ...(needed !== null && { minimum: needed }) };
  const [put] = placesApi.usePutDeparturesMutation();
  const { busy, problem, send } = useSend(
    () => put({ params: { id: spotId }, body: { days: fresh, set } }),
    { done: () => texts.created(fresh.length) },
  );
  const months = [...new Set([...kinds.keys()].sort().map(monthOfDay))];
  return (
    <Section title={texts.title}>
      <div className="flex flex-col gap-5">
        <p className="text-sm text-muted">{texts.text}</p>
        <fieldset className="min-w-0">
          <legend className="mb-2 text-sm font-semibold">{texts.every}</legend>
          <WeekdayChips chosen={rule.weekdays} onChange={(weekdays) => change({ weekdays })} />
        </fieldset>
        <div className="flex flex-wrap items-end gap-3">
          <SpanFields labels={[texts.from, texts.to]} first={today} span={rule} onChange={change} />
        </div>
        <Exceptions
          first={rule.from}
          except={rule.except}
          onChange={(except) => change({ except })}
        />
        <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
          <MinimumFields typed={minimum} onChange={setMinimum} />
        </div>
        <div className="border-t border-line pt-4">
          <p aria-live="polite" className="font-semibold">
            {fresh.length === 0 ? texts.nothing : texts.summary({ count: fresh.length, all })}{' '}
            {isCut && texts.cut(CHANGED_DAYS_MAX)}
          </p>
          {months.length > 0 && <MonthPreview months={months} kinds={kinds} />}
        </div>
        {problem !== undefined && <Banner>{problem}</Banner>}
        <Button
          className="self-start"
          disabled={fresh.length === 0}
          loading={busy}
          onClick={() => void send()}
        >
          {busy ? texts.creating : texts.create(fresh.length)}
        </Button>
      </div>
    </Section>
  );
}
