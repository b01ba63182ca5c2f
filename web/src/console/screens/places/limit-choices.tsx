import {
  AVAILABILITY_MODES,
  type AvailabilityMode,
  type Confirmation,
  CONFIRMATIONS,
} from '@wayfarer/contract';
import { clsx } from 'clsx';
import { confirmTexts, modeTexts } from './copy.texts.js';

interface CardsProps<Value extends string> {
  name: string;
  title: string;
  isTitleShown?: boolean;
  options: readonly { value: Value; label: string; text: string }[];
  value: Value;
  onChange: (value: Value) => void;
  className: string;
}

/** A choice in which each option has an explanation. */
function Cards<Value extends string>({
  className,
  isTitleShown = false,
  name,
  onChange,
  options,
  title,
  value: chosen,
}: CardsProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className={isTitleShown ? 'mb-2 text-sm font-semibold' : 'sr-only'}>{title}</legend>
      <div className={clsx('grid grid-cols-1 gap-3', className)}>
        {options.map(({ label, text, value }) => (
          <label
            key={value}
            className={clsx(
              'grid cursor-pointer grid-cols-[auto_1fr] content-start gap-x-3 gap-y-1 rounded-panel border p-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
              value === chosen ? 'border-ink' : 'border-line-strong/60',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChange(value)}
              className="mt-0.5 size-5 shrink-0 accent-brand-fill"
            />
            <span className="font-semibold">{label}</span>
            <span className="col-start-2 text-sm text-muted">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The choice of how a destination can be booked. */
export function Modes({
  mode,
  onMode,
}: {
  mode: AvailabilityMode;
  onMode: (mode: AvailabilityMode) => void;
}) {
  return (
    <Cards
      name="mode"
      title={modeTexts.title}
      className="md:grid-cols-3"
      options={AVAILABILITY_MODES.map((value) => ({
        value,
        label: modeTexts[value],
        text: modeTexts[`${value}Text`],
      }))}
      value={mode}
      onChange={onMode}
    />
  );
}

/** The choice whether bookings are confirmed immediately or need the agency's answer. */
export function Confirmations({
  confirm,
  onConfirm,
}: {
  confirm: Confirmation;
  onConfirm: (confirm: Confirmation) => void;
}) {
  return (
    <Cards
      name="confirm"
      title={confirmTexts.title}
      isTitleShown
      className="md:grid-cols-2"
      options={CONFIRMATIONS.map((value) => ({
        value,
        label: confirmTexts[value],
        text: confirmTexts[`${value}_text`],
      }))}
      value={confirm}
      onChange={onConfirm}
    />
  );
}
