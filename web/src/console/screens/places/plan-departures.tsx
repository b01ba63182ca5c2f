import {
  addDays,
  CHANGED_DAYS_MAX,
  type DaySpan,
  DEPARTURES_A_DAY_MAX,
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
import { planTexts as texts } from './copy.texts.js';
import { MinimumFields, minimumOf, NO_MINIMUM } from './minimum-fields.tsx';
import { WeekdayChips } from './limits-form.tsx';
import { MonthPreview } from './month-preview.tsx';
import { type Exception, type Plan, planOf, type Rule } from './plan.ts';
import { usePutDepartures } from './put-departures.ts';
import { StartTimes, timesOf, type TypedTime } from './start-times.tsx';

/** The number of days between the first and the last day of the proposed rule. */
const USUAL_SPAN = 139;

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
      <Field label={fromLabel} className="max-w-full">
        <Input
          type="date"
          min={first}
          value={span.from}
          onChange={(event) => onChange({ ...span, from: event.target.value })}
        />
      </Field>
      <Field label={toLabel} className="max-w-full">
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
        {except.length === 0 ? texts.except : texts.another}
      </Button>
    </>
  );
}

function useCreate(spotId: string, plan: Plan, minimum: ReturnType<typeof minimumOf>) {
  const put = usePutDepartures(spotId);
  const set = { scheduled: true, ...(minimum !== null && { minimum }) };
  return useSend(() => put(plan.fresh, { set }), { done: () => texts.created(plan.added) });
}

/** Says what a plan adds, replaces and leaves as it is. */
function Summary({ plan: { added, all, isCut, kinds, replaced } }: { plan: Plan }) {
  const kept = [...kinds.values()].filter((kind) => kind === 'kept').length;
  return (
    <div aria-live="polite">
      <p className="font-semibold">
        {added === 0 ? texts.nothing : texts.summary({ count: added, all })}{' '}
        {isCut && texts.cut(CHANGED_DAYS_MAX)}
      </p>
      {replaced > 0 && <p className="text-sm">{texts.replaced(replaced)}</p>}
      {kept > 0 && <p className="text-sm">{texts.kept(kept)}</p>}
    </div>
  );
}

/** Creates departures by a rule, after a preview of its days. The rule itself isn't stored. */
export function PlanDepartures({ places }: { places: SpotAvailability }) {
  const { days: known, spotId, today } = places;
  const [rule, setRule] = useState<Omit<Rule, 'times'>>({
    from: today,
    to: addDays(today, USUAL_SPAN),
    weekdays: [],
    except: [],
  });
  const [typed, setTyped] = useState<readonly TypedTime[]>([]);
  const [minimum, setMinimum] = useState(NO_MINIMUM);
  const change = (part: Partial<Rule>) => setRule({ ...rule, ...part });
  const plan = planOf({ ...rule, times: timesOf(typed) }, known);
  const { added, kinds } = plan;
  const { busy, problem, send } = useCreate(spotId, plan, minimumOf(minimum));
  const months = [...new Set([...kinds.keys()].sort().map(monthOfDay))];
  return (
    <Section title={texts.title}>
      <div className="flex flex-col gap-5">
        <p className="text-sm text-muted">{texts.text}</p>
        <fieldset className="min-w-0">
          <legend className="mb-2 text-sm font-semibold">{texts.every}</legend>
          <WeekdayChips chosen={rule.weekdays} onChange={(weekdays) => change({ weekdays })} />
        </fieldset>
        <StartTimes typed={typed} most={DEPARTURES_A_DAY_MAX} onChange={setTyped} />
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
          <Summary plan={plan} />
          {months.length > 0 && <MonthPreview months={months} kinds={kinds} />}
        </div>
        {problem !== undefined && <Banner>{problem}</Banner>}
        <Button
          className="self-start"
          disabled={added === 0}
          loading={busy}
          onClick={() => void send()}
        >
          {busy ? texts.creating : texts.create(added)}
        </Button>
      </div>
    </Section>
  );
}
