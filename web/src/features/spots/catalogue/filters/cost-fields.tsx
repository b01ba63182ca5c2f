import type { SpotFacets } from '@wayfarer/contract';
import type { ComponentType } from 'react';
import { usePublicConfig } from '../../../../api/public-config.ts';
import { ChipButton } from '../../../../ui/controls/chip.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Input } from '../../../../ui/form/input.tsx';
import { costRange, type Filters } from './active-filters.ts';
import { texts } from './copy.ts';

type Costs = Pick<Filters, 'minCost' | 'maxCost'>;
type Band = NonNullable<SpotFacets['narrower']>['costs'][number];

/** The costs of a band. The lowest band has no minimum, and the highest has no maximum. */
function costsOf({ from, to }: Band, isLast: boolean): Costs {
  return { minCost: from === 0 ? null : from, maxCost: isLast ? null : to };
}

export interface CostFieldProps {
  name: keyof Costs;
  /** In major units; null without a limit. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A field for one end of the range that works without scripts. It takes a whole number, as in the address. */
export function PlainCostField({ name, value }: CostFieldProps) {
  return (
    <Field label={texts[name]} className="min-w-0 grow basis-28">
      <Input
        name={name}
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        placeholder={texts.noLimit}
        defaultValue={value ?? ''}
      />
    </Field>
  );
}

/** The price per day: bands with their counts, and two fields for any range. */
export function CostFields({
  value: { minCost, maxCost },
  bands,
  field: CostField,
  onChange,
}: {
  value: Costs;
  bands: readonly Band[];
  field: ComponentType<CostFieldProps>;
  onChange: (costs: Partial<Costs>) => void;
}) {
  const { currency } = usePublicConfig();
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold text-ink">{texts.cost}</legend>
      {bands.length > 1 && (
        <div className="flex flex-wrap gap-2">
          {bands.map((band, index) => {
            const costs = costsOf(band, index === bands.length - 1);
            const isChosen = costs.minCost === minCost && costs.maxCost === maxCost;
            return (
              <ChipButton
                key={band.from}
                active={isChosen}
                count={band.count}
                onClick={() => onChange(isChosen ? { minCost: null, maxCost: null } : costs)}
              >
                {costRange(costs.minCost, costs.maxCost, currency)}
              </ChipButton>
            );
          })}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <CostField
          name="minCost"
          value={minCost}
          onChange={(cost) => onChange({ minCost: cost })}
        />
        <CostField
          name="maxCost"
          value={maxCost}
          onChange={(cost) => onChange({ maxCost: cost })}
        />
      </div>
    </fieldset>
  );
}
