import { Plus, X } from 'lucide';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { timeTexts as texts } from './copy.texts.js';

/** A start time as typed. The id distinguishes fields that haven't been filled in yet. */
export interface TypedTime {
  id: number;
  time: string;
}

/** The start times that are filled in. */
export const timesOf = (typed: readonly TypedTime[]) =>
  typed.flatMap(({ time }) => (time === '' ? [] : [time]));

/** The start times of each day of a rule. Without any, a day has one departure without a time. */
export function StartTimes({
  typed,
  most,
  onChange,
}: {
  typed: readonly TypedTime[];
  /** The largest number of departures on a day. */
  most: number;
  onChange: (typed: readonly TypedTime[]) => void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{texts.title}</legend>
      <div className="flex flex-wrap items-end gap-3">
        {typed.map((one, at) => (
          <div key={one.id} className="flex max-w-full items-end gap-1">
            <Field label={texts.time(at + 1)} className="min-w-0">
              <Input
                type="time"
                value={one.time}
                onChange={(event) => onChange(typed.with(at, { ...one, time: event.target.value }))}
              />
            </Field>
            <IconButton
              label={texts.remove(at + 1)}
              icon={<Icon shape={X} className="size-5" />}
              onClick={() => onChange(typed.toSpliced(at, 1))}
            />
          </div>
        ))}
        {typed.length < most && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => onChange([...typed, { id: (typed.at(-1)?.id ?? 0) + 1, time: '' }])}
          >
            <Icon shape={Plus} className="size-4" />
            {typed.length === 0 ? texts.add : texts.another}
          </Button>
        )}
      </div>
      <p className="mt-2 text-xs text-muted">{texts.hint}</p>
    </fieldset>
  );
}
