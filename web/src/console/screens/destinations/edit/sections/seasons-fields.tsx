import { SEASON_LABEL_MAX, SEASONS_MAX } from '@wayfarer/contract';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { usePublicConfig } from '../../../../../api/public-config.ts';
import { AmountField } from '../../../../../ui/form/bound/amount-field.tsx';
import { FormField, useFault } from '../../../../../ui/form/bound/form-field.tsx';
import { Input } from '../../../../../ui/form/input.tsx';
import { Select } from '../../../../../ui/form/select.tsx';
import { fieldTexts as texts } from '../copy.ts';
import type { Draft } from '../draft.ts';
import { DigitsField } from './digits-field.tsx';
import { RowEditor } from './row-editor.tsx';

const NEW_SEASON = { label: '', from: '', to: '', by: 'percent', value: '' } as const;

function SeasonPrice({ name }: { name: `prices.seasons.${number}` }) {
  const { currency } = usePublicConfig();
  const by = useWatch<Draft, `prices.seasons.${number}.by`>({ name: `${name}.by` });
  return (
    <>
      <FormField name={`${name}.by`} label={texts.seasonBy}>
        <Select
          options={['percent', 'cost']}
          names={{ percent: texts.byPercent, cost: texts.byCost }}
        />
      </FormField>
      {by === 'percent' ? (
        <DigitsField name={`${name}.value`} label={texts.seasonPercent} />
      ) : (
        <AmountField
          name={`${name}.value`}
          label={texts.seasonCost}
          currency={currency}
          icon={currency.toUpperCase()}
        />
      )}
    </>
  );
}

/** Seasons with their own price. */
export function SeasonsFields() {
  const { control } = useFormContext<Draft>();
  const { append, fields, remove } = useFieldArray({ control, name: 'prices.seasons' });
  const seasons = useWatch({ control, name: 'prices.seasons' });
  const fault = useFault('prices.seasons');
  return (
    <RowEditor
      legend={texts.seasons}
      text={texts.seasonsText}
      fault={fault}
      rows={fields.map(({ id }, at) => ({
        id,
        name: seasons[at]?.label || texts.newSeason,
        fields: (
          <>
            <FormField
              name={`prices.seasons.${at}.label`}
              label={texts.seasonName}
              className="sm:col-span-2"
            >
              <Input maxLength={SEASON_LABEL_MAX} />
            </FormField>
            <FormField name={`prices.seasons.${at}.from`} label={texts.seasonFrom}>
              <Input type="date" />
            </FormField>
            <FormField name={`prices.seasons.${at}.to`} label={texts.seasonTo}>
              <Input type="date" min={seasons[at]?.from} />
            </FormField>
            <SeasonPrice name={`prices.seasons.${at}`} />
          </>
        ),
      }))}
      max={SEASONS_MAX}
      addLabel={texts.addSeason}
      onAdd={() => append(NEW_SEASON, { shouldFocus: false })}
      removeLabel={texts.removeSeason}
      onRemove={remove}
    />
  );
}
