import { DECIDE_DAYS_MAX } from '@wayfarer/contract';
import { Field } from '../../../ui/form/field.tsx';
import { DigitsInput } from '../../../ui/form/inputs/digits-input.tsx';
import { minimumTexts as texts } from './copy.texts.js';
import { MOST_DIGITS } from './day-facts.ts';

/** A departure's minimum as typed. Both texts are empty if the departure needs no minimum. */
export interface TypedMinimum {
  people: string;
  decideDays: string;
}

/** The number of days before a departure on which the agency decides, unless another number is typed. */
const USUAL_DECIDE_DAYS = 14;

export const NO_MINIMUM: TypedMinimum = { people: '', decideDays: '' };

/** The minimum in the form that the call takes; null if the departure needs no minimum. */
export function minimumOf({ decideDays, people }: TypedMinimum) {
  if (!(Number(people) >= 1)) return null;
  const days = decideDays === '' ? USUAL_DECIDE_DAYS : Number(decideDays);
  return { people: Number(people), decideDays: Math.min(days, DECIDE_DAYS_MAX) };
}

/**
 * The number of people that a departure needs to be guaranteed, and the day on which the agency decides if there are
 * fewer.
 */
export function MinimumFields({
  onChange,
  typed,
  hint,
}: {
  typed: TypedMinimum;
  onChange: (typed: TypedMinimum) => void;
  hint?: string | undefined;
}) {
  return (
    <>
      <Field label={texts.people} hint={hint ?? texts.peopleHint}>
        <DigitsInput
          most={MOST_DIGITS}
          value={typed.people}
          onChange={(people) => onChange({ ...typed, people })}
        />
      </Field>
      <Field label={texts.decideDays} hint={texts.decideHint}>
        <DigitsInput
          most={MOST_DIGITS}
          placeholder={String(USUAL_DECIDE_DAYS)}
          value={typed.decideDays}
          onChange={(decideDays) => onChange({ ...typed, decideDays })}
        />
      </Field>
    </>
  );
}
