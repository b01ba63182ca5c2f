import { MOST_COUNTED } from '@wayfarer/contract';
import { ChipButton } from '../../../ui/controls/chip.tsx';

interface Chip {
  /** The chip's state; undefined for all states. */
  value: string | undefined;
  label: string;
  count?: number | undefined;
}

const countText = (count: number | undefined) =>
  count !== undefined && count >= MOST_COUNTED ? `${MOST_COUNTED}+` : count;

/** The states of a list's rows with their counts. */
export function StateChips({
  label,
  chips,
  value,
  onChange,
}: {
  label: string;
  chips: readonly Chip[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  return (
    <fieldset className="relative -mx-1 mb-4 flex min-w-0 gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:none] short:flex-wrap">
      <legend className="sr-only">{label}</legend>
      {chips.map((chip) => (
        <ChipButton
          key={chip.label}
          active={chip.value === value}
          count={countText(chip.count)}
          onClick={() => onChange(chip.value)}
        >
          {chip.label}
        </ChipButton>
      ))}
    </fieldset>
  );
}
