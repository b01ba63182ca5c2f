import { SEASON_LABEL_MAX, SEASONS_MAX } from '@wayfarer/contract';
import { Plus, Trash2 } from 'lucide';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { usePublicConfig } from '../../../../../api/public-config.ts';
import { Button } from '../../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../../ui/display/icon.tsx';
import { AmountField } from '../../../../../ui/form/bound/amount-field.tsx';
import { FormField, useFault } from '../../../../../ui/form/bound/form-field.tsx';
import { Input } from '../../../../../ui/form/input.tsx';
import { Select } from '../../../../../ui/form/select.tsx';
import { fieldTexts as texts } from '../copy.ts';
import type { Draft } from '../draft.ts';
import { DigitsField } from './digits-field.tsx';

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
    <fieldset className="grid min-w-0 gap-4 sm:col-span-2">
      <legend className="mb-2 text-sm font-semibold">{texts.seasons}</legend>
      <p className="text-sm text-muted">{texts.seasonsText}</p>
      {fields.map(({ id }, at) => (
        <fieldset key={id} className="min-w-0 rounded-card border border-line p-4">
          <legend className="sr-only">{seasons[at]?.label || texts.newSeason}</legend>
          <div className="grid grid-cols-1 gap-x-3 gap-y-4 sm:grid-cols-2">
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
          </div>
          <IconButton
            label={texts.removeSeason(seasons[at]?.label || texts.newSeason)}
            look="danger"
            icon={<Icon shape={Trash2} className="size-5" />}
            className="mt-3"
            onClick={() => remove(at)}
          />
        </fieldset>
      ))}
      {fault !== undefined && <p className="text-sm text-danger">{fault}</p>}
      {fields.length < SEASONS_MAX && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => append(NEW_SEASON, { shouldFocus: false })}
        >
          <Icon shape={Plus} className="size-4" />
          {texts.addSeason}
        </Button>
      )}
    </fieldset>
  );
}
