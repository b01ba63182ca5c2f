import {
  ALL_WEEKDAYS,
  type AvailabilityMode,
  type Confirmation,
  DURATION_DAYS,
  NO_BOOKING_LIMITS,
  type SpotAvailability,
  WEEKDAY_NAMES,
} from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail, problemOf } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChipButton } from '../../../ui/controls/chip.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useSend } from '../../../ui/form/bound/use-send.ts';
import { Field } from '../../../ui/form/field.tsx';
import { DigitsInput } from '../../../ui/form/inputs/digits-input.tsx';
import { Section } from '../../kit/screen/section.tsx';
import { placesApi } from './api.ts';
import { Confirmations, Modes } from './limit-choices.tsx';
import { limitTexts as texts, modeTexts } from './copy.texts.js';
import { MOST_DIGITS } from './day-facts.ts';

interface Draft {
  mode: AvailabilityMode;
  confirm: Confirmation;
  capacity: string;
  minDays: string;
  maxDays: string;
  aheadDays: string;
  weekdays: readonly number[];
}

const draftOf = ({ limits }: SpotAvailability): Draft => ({
  mode: limits.mode,
  confirm: limits.confirm,
  capacity: String(limits.capacity ?? ''),
  minDays: String(limits.minDays),
  maxDays: String(limits.maxDays),
  aheadDays: String(limits.aheadDays ?? ''),
  weekdays: limits.weekdays,
});

type Faults = Partial<Record<keyof Draft, string>>;

function faultsOf({ capacity, maxDays, minDays, mode, weekdays }: Draft): Faults {
  return {
    ...(mode !== 'open' && !(Number(capacity) >= 1) && { capacity: texts.capacityMissing }),
    ...(Number(maxDays) < Number(minDays) && { maxDays: texts.order }),
    ...(weekdays.length === 0 && { weekdays: texts.weekdaysMissing }),
  };
}

const limitsOf = ({ aheadDays, capacity, confirm, maxDays, minDays, mode, weekdays }: Draft) => ({
  mode,
  confirm,
  capacity: mode === 'open' ? null : Number(capacity),
  aheadDays: aheadDays === '' ? null : Number(aheadDays),
  minDays: Number(minDays) || DURATION_DAYS.min,
  maxDays: Number(maxDays) || NO_BOOKING_LIMITS.maxDays,
  weekdays: [...weekdays].sort(),
});

/** The days of the week, Monday first, as toggles. */
export function WeekdayChips({
  chosen,
  onChange,
}: {
  chosen: readonly number[];
  onChange: (weekdays: readonly number[]) => void;
}) {
  return (
    <div className="flex flex-wrap gap-2">
      {ALL_WEEKDAYS.map((day) => {
        const active = chosen.includes(day);
        const next = active ? chosen.filter((one) => one !== day) : [...chosen, day];
        return (
          <ChipButton key={day} active={active} onClick={() => onChange(next)}>
            {WEEKDAY_NAMES[day % 7]}
          </ChipButton>
        );
      })}
    </div>
  );
}

interface FieldsProps {
  draft: Draft;
  faults: Faults;
  onChange: (part: Partial<Draft>) => void;
  onEnter: () => void;
}

function NumberFields({ draft, faults, onChange, onEnter }: FieldsProps) {
  const names = ['capacity', 'minDays', 'maxDays', 'aheadDays'] as const;
  const hints = {
    capacity: draft.mode === 'daily' ? texts.capacityDaily : texts.capacityDepartures,
    minDays: undefined,
    maxDays: undefined,
    aheadDays: texts.aheadHint,
  };
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
      {names
        .filter((name) => name !== 'capacity' || draft.mode !== 'open')
        .map((name) => (
          <Field key={name} label={texts[name]} hint={hints[name]} error={faults[name]}>
            <DigitsInput
              most={MOST_DIGITS}
              value={draft[name]}
              onChange={(digits) => onChange({ [name]: digits })}
              onKeyDown={({ key }) => {
                if (key === 'Enter') onEnter();
              }}
            />
          </Field>
        ))}
    </div>
  );
}

/** The form for how a destination can be booked: mode, places, trip lengths and days. */
export function LimitsForm({ places, mayWrite }: { places: SpotAvailability; mayWrite: boolean }) {
  const [draft, setDraft] = useState(() => draftOf(places));
  const [isTried, setIsTried] = useState(false);
  const [put] = placesApi.usePutSpotAvailabilityMutation();
  const params = { id: places.spotId };
  const { busy, problem, send } = useSend(
    () => put({ params, body: { limits: limitsOf(draft), revision: places.revision } }),
    {
      done: texts.saved,
      explain: (error) =>
        problemOf(error)?.field === 'limits.capacity' ? texts.capacityMinimum : errorDetail(error),
    },
  );
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const faults = faultsOf(draft);
  function submit() {
    setIsTried(true);
    if (Object.keys(faults).length === 0) void send();
  }
  const shown = isTried ? faults : {};
  return (
    <Section title={modeTexts.title}>
      <fieldset disabled={!mayWrite} className="flex min-w-0 flex-col gap-6">
        <Modes mode={draft.mode} onMode={(mode) => change({ mode })} />
        <Confirmations confirm={draft.confirm} onConfirm={(confirm) => change({ confirm })} />
        <NumberFields draft={draft} faults={shown} onChange={change} onEnter={submit} />
        <fieldset className="min-w-0">
          <legend className="mb-2 text-sm font-semibold">{texts.weekdays}</legend>
          <WeekdayChips chosen={draft.weekdays} onChange={(weekdays) => change({ weekdays })} />
          {shown.weekdays !== undefined && (
            <p className="mt-2 text-sm text-danger">{shown.weekdays}</p>
          )}
        </fieldset>
        <p className="text-sm text-muted">
          {texts.lead(places.leadDays)} {texts.forTravelers}
        </p>
        {problem !== undefined && <Banner>{problem}</Banner>}
        {mayWrite && (
          <Button loading={busy} className="self-start" onClick={submit}>
            {busy ? texts.saving : texts.save}
          </Button>
        )}
      </fieldset>
    </Section>
  );
}
