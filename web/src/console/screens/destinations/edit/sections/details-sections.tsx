import { DETAILS_LIMITS, findCountry, TEXT_LIMITS, zonesOfCountry } from '@wayfarer/contract';
import { Plus, Trash2 } from 'lucide';
import { useId, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../../ui/display/icon.tsx';
import { FormField, useFault } from '../../../../../ui/form/bound/form-field.tsx';
import { Input } from '../../../../../ui/form/input.tsx';
import { Textarea } from '../../../../../ui/form/textarea.tsx';
import { fieldTexts as texts } from '../copy.ts';
import type { Draft } from '../draft.ts';
import { Part } from './part.tsx';

/** The lists of included and excluded items, of items to bring, and of highlights. */
export function IncludedSection() {
  const names = ['included', 'notIncluded', 'bring', 'highlights'] as const;
  return (
    <Part name="included">
      {names.map((name) => (
        <FormField key={name} name={`details.${name}`} label={texts[name]} hint={texts.onePerLine}>
          <Textarea rows={4} />
        </FormField>
      ))}
    </Part>
  );
}

function Day({ at, onRemove }: { at: number; onRemove: () => void }) {
  const day = String(at + 1);
  const path = `details.itinerary.${at}`;
  return (
    <div className="flex items-start gap-2 sm:col-span-2">
      <div className="grid min-w-0 grow grid-cols-1 gap-3">
        <FormField name={`${path}.title`} label={texts.dayTitle(day)}>
          <Input maxLength={DETAILS_LIMITS.entryLength} autoComplete="off" />
        </FormField>
        <FormField name={`${path}.text`} label={texts.dayText(day)}>
          <Textarea rows={3} maxLength={DETAILS_LIMITS.dayText} />
        </FormField>
      </div>
      <IconButton
        label={texts.removeDay(day)}
        look="danger"
        icon={<Icon shape={Trash2} className="size-5" />}
        onClick={onRemove}
      />
    </div>
  );
}

/** The itinerary, day by day. */
export function DaysSection() {
  const { control } = useFormContext<Draft>();
  const { append, fields, remove } = useFieldArray({ control, name: 'details.itinerary' });
  const fault = useFault('details.itinerary');
  return (
    <Part name="days">
      {fields.length === 0 && <p className="text-muted sm:col-span-2">{texts.noDays}</p>}
      {fields.map(({ id }, at) => (
        <Day key={id} at={at} onRemove={() => remove(at)} />
      ))}
      {fault !== undefined && <p className="text-sm text-danger sm:col-span-2">{fault}</p>}
      {fields.length < DETAILS_LIMITS.days && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => append({ title: '', text: '' }, { shouldFocus: false })}
        >
          <Icon shape={Plus} className="size-4" />
          {texts.addDay}
        </Button>
      )}
    </Part>
  );
}

/** All time zones, starting with those of the country. */
function zonesFor(country: string): string[] {
  const own = zonesOfCountry(findCountry(country)?.code ?? '');
  return [...new Set([...own, ...Intl.supportedValuesOf('timeZone')])];
}

/** The meeting point, the contact, and the time zone. */
export function DirectionsSection() {
  const zones = useId();
  // the list is rendered only when it is needed, because it has about 400 options for a field that few people fill in
  const [needsZones, setNeedsZones] = useState(false);
  const country = useWatch<Draft, 'facts.country'>({ name: 'facts.country' });
  return (
    <Part name="directions">
      <FormField name="details.meetingPoint" label={texts.meetingPoint} className="sm:col-span-2">
        <Textarea rows={2} maxLength={TEXT_LIMITS.address} />
      </FormField>
      <FormField name="details.meetingTime" label={texts.meetingTime} hint={texts.meetingTimeHint}>
        <Input type="time" />
      </FormField>
      <FormField name="details.directions" label={texts.directions} className="sm:col-span-2">
        <Textarea rows={4} maxLength={DETAILS_LIMITS.dayText} />
      </FormField>
      <FormField
        name="details.endPoint"
        label={texts.endPoint}
        hint={texts.endPointHint}
        className="sm:col-span-2"
      >
        <Input maxLength={TEXT_LIMITS.address} autoComplete="off" />
      </FormField>
      {(['lat', 'lon'] as const).map((name) => (
        <FormField
          key={name}
          name={`details.${name}`}
          label={texts[name]}
          hint={texts.coordinatesHint}
        >
          <Input inputMode="decimal" autoComplete="off" />
        </FormField>
      ))}
      <FormField name="details.timeZone" label={texts.timeZone} hint={texts.timeZoneHint}>
        <Input list={zones} autoComplete="off" onFocus={() => setNeedsZones(true)} />
      </FormField>
      <datalist id={zones}>
        {needsZones &&
          zonesFor(country).map((zone) => (
            <option key={zone} value={zone}>
              {zone}
            </option>
          ))}
      </datalist>
      <FormField name="details.phone" label={texts.phone}>
        <Input type="tel" maxLength={TEXT_LIMITS.phone} autoComplete="off" />
      </FormField>
    </Part>
  );
}
