import {
  addDays,
  AVAILABILITY_LIMITS,
  CHANGED_DAYS_MAX,
  type DaySpan,
  daysBetween,
  formatSpan,
  timeText,
  isCalendarDay,
  type SpotAvailability,
} from '@wayfarer/contract';
import { type Ref, useState } from 'react';
import { errorDetail, problemOf } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useSend } from '../../../ui/form/bound/use-send.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { DigitsInput } from '../../../ui/form/inputs/digits-input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { departuresOf, usePutDepartures } from './put-departures.ts';
import { panelTexts as texts } from './copy.texts.js';
import { MinimumFields, minimumOf, NO_MINIMUM, type TypedMinimum } from './minimum-fields.tsx';
import { type DayFacts, factsOf, isOversold, MOST_DIGITS, oversoldText } from './day-facts.ts';

/** The days of a span, up to the number of days that one call can change. */
function daysOf({ from, to }: DaySpan): string[] {
  if (!isCalendarDay(from) || !isCalendarDay(to) || from > to) return [];
  const count = Math.min(daysBetween(from, to) + 1, CHANGED_DAYS_MAX);
  return Array.from({ length: count }, (_, at) => addDays(from, at));
}

/** The value that all days share; undefined if their values differ. */
function shared<T>(facts: readonly DayFacts[], of: (day: DayFacts) => T): T | undefined {
  const [first, ...others] = facts.map(of);
  return others.every((value) => value === first) ? first : undefined;
}

interface Draft {
  capacity?: string;
  scheduled?: boolean;
  closed?: boolean;
  note?: string;
  minimum?: TypedMinimum;
}

/** The changed values in the form that the call takes. */
function setOf({ capacity, minimum, ...others }: Draft) {
  return {
    ...others,
    ...(capacity !== undefined && { capacity: Number(capacity) >= 1 ? Number(capacity) : null }),
    ...(minimum !== undefined && { minimum: minimumOf(minimum) }),
  };
}

function explained(error: unknown): string {
  const { code, field } = problemOf(error) ?? {};
  if (code === 'would_strand') return texts.closedText;
  return field === 'set.capacity' || field === 'set.minimum.people'
    ? texts.minimumAbove
    : errorDetail(error);
}

interface PanelProps {
  places: SpotAvailability;
  span: DaySpan;
  onSpan: (span: DaySpan) => void;
  onDone: () => void;
  ref?: Ref<HTMLElement>;
}

interface PartsProps extends Pick<PanelProps, 'places'> {
  draft: Draft;
  facts: readonly DayFacts[];
  onChange: (part: Draft) => void;
}

/**
 * The values of the chosen days. A field is empty if the days' values differ; they stay as they are unless something is
 * typed.
 */
function Parts({ draft, facts, onChange, places: { limits } }: PartsProps) {
  const { capacity, closed, note, scheduled } = draft;
  const own = shared(facts, (day) => day.own?.capacity ?? null);
  const said = shared(facts, (day) => day.note);
  const usual = limits.capacity ?? 0;
  return (
    <>
      {limits.mode === 'departures' && (
        <Checkbox
          label={texts.scheduled}
          checked={scheduled ?? shared(facts, (day) => day.isScheduled) ?? false}
          onChange={(event) => onChange({ scheduled: event.target.checked })}
        />
      )}
      {limits.mode !== 'open' && (
        <Field label={texts.places} hint={own === undefined ? texts.mixed : texts.asUsual(usual)}>
          <DigitsInput
            most={MOST_DIGITS}
            value={capacity ?? String(own ?? '')}
            onChange={(digits) => onChange({ capacity: digits })}
          />
        </Field>
      )}
      {limits.mode === 'departures' && <Minimum {...{ draft, facts, onChange }} />}
      <div>
        <Checkbox
          label={texts.closed}
          checked={closed ?? shared(facts, (day) => day.closed) ?? false}
          onChange={(event) => onChange({ closed: event.target.checked })}
        />
        <p className="text-xs text-muted">{texts.closedText}</p>
      </div>
      <Field label={texts.note} hint={said === undefined ? texts.mixed : undefined}>
        <Input
          maxLength={AVAILABILITY_LIMITS.note}
          value={note ?? said ?? ''}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </Field>
    </>
  );
}

/**
 * The minimum of the chosen departures. A field is empty if the departures' values differ; they stay as they are unless
 * something is typed.
 */
function Minimum({ draft, facts, onChange }: Omit<PartsProps, 'places'>) {
  const people = shared(facts, ({ own }) => own?.minimum?.people ?? null);
  const decideDays = shared(facts, ({ own }) =>
    own?.minimum === undefined ? null : daysBetween(own.minimum.decideOn, own.day),
  );
  const isMixed = people === undefined || decideDays === undefined;
  const known = { people: String(people ?? ''), decideDays: String(decideDays ?? '') };
  return (
    <MinimumFields
      typed={draft.minimum ?? (isMixed ? NO_MINIMUM : known)}
      onChange={(minimum) => onChange({ minimum })}
      hint={isMixed ? texts.mixed : undefined}
    />
  );
}

/** The choice of departures to change: all departures of the days, or those at one start time. */
function TimeChoice({
  onTime,
  time: chosen,
  times,
}: {
  times: readonly string[];
  /** Empty for all. */
  time: string;
  onTime: (time: string) => void;
}) {
  return (
    <Field label={texts.which}>
      <Select value={chosen} onChange={(event) => onTime(event.target.value)}>
        <option value="">{texts.allTimes}</option>
        {times.map((time) => (
          <option key={time} value={time}>
            {timeText(time)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The form that changes a span of days. */
export function DaysPanel({ onDone, onSpan, places, ref, span }: PanelProps) {
  const [draft, setDraft] = useState<Draft>({});
  const [isStranding, setIsStranding] = useState(false);
  const [time, setTime] = useState('');
  const days = daysOf(span);
  const factsOn = factsOf(places);
  const known = days.flatMap(factsOn);
  const facts = known.filter(({ startTime }) => time === '' || startTime === time);
  const times = [...new Set(known.flatMap(({ startTime }) => startTime ?? []))].sort();
  const people = facts.reduce((sum, { taken }) => sum + taken, 0);
  const put = usePutDepartures(places.spotId);
  const { busy, problem, send } = useSend(
    () => put(departuresOf(facts), { set: setOf(draft), anyway: isStranding }),
    {
      done: () => texts.saved(days.length),
      onDone,
      explain: explained,
      onFailed: (error) => setIsStranding(problemOf(error)?.code === 'would_strand'),
    },
  );
  const over = facts.filter(isOversold);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={formatSpan(span.from, span.to)}
      className="flex flex-col gap-5 rounded-panel border border-line bg-surface p-5"
    >
      <div>
        <h3 className="display text-xl">{formatSpan(span.from, span.to)}</h3>
        <p className="text-sm text-muted">
          {texts.days(days.length)} {people > 0 && `· ${texts.booked(people)}`}
        </p>
      </div>
      {over.map((fact) => (
        <Banner key={`${fact.day} ${fact.startTime ?? ''}`} tone="warning">
          {oversoldText(fact)}
        </Banner>
      ))}
      <div className="grid grid-cols-1 gap-3">
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={texts[end]}>
            <Input
              type="date"
              min={places.today}
              value={span[end]}
              onChange={(event) => onSpan({ ...span, [end]: event.target.value })}
            />
          </Field>
        ))}
      </div>
      {times.length > 0 && <TimeChoice times={times} time={time} onTime={setTime} />}
      <Parts
        places={places}
        draft={draft}
        facts={facts}
        onChange={(part) => setDraft({ ...draft, ...part })}
      />
      {problem !== undefined && <Banner tone="warning">{problem}</Banner>}
      <div className="flex flex-wrap gap-3">
        <Button
          loading={busy}
          disabled={facts.length === 0 || Object.keys(draft).length === 0}
          onClick={() => void send()}
        >
          {busy ? texts.saving : isStranding ? texts.anyway : texts.save(days.length)}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {texts.discard}
        </Button>
      </div>
    </section>
  );
}
