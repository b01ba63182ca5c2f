import { DETAILS_LIMITS, TEXT_LIMITS } from '@wayfarer/contract';
import { Plus, Trash2 } from 'lucide';
import { useId } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/display/icon.tsx';
import { LongField, TextField } from '../../../kit/form/fields.tsx';
import { fieldTexts as texts } from './copy.ts';
import type { Draft } from './draft.ts';
import { Part, type PartProps } from './fields.tsx';

type Details = Draft['details'];

const setterOf =
  ({ draft, onChange }: PartProps) =>
  (part: Partial<Details>) =>
    onChange({ ...draft, details: { ...draft.details, ...part } });

/** What the price has in it, and what not. */
export function IncludedSection(props: PartProps) {
  const { draft, faults } = props;
  const set = setterOf(props);
  const names = ['included', 'notIncluded', 'bring', 'highlights'] as const;
  return (
    <Part name="included">
      {names.map((name) => (
        <LongField
          key={name}
          label={texts[name]}
          hint={texts.onePerLine}
          value={draft.details[name]}
          error={faults[name]}
          onChange={(value) => set({ [name]: value })}
        />
      ))}
    </Part>
  );
}

/** What happens on each day of the trip. */
export function DaysSection(props: PartProps) {
  const { draft, faults } = props;
  const set = setterOf(props);
  const { itinerary } = draft.details;
  const change = (at: number, part: Partial<Details['itinerary'][number]>) =>
    set({ itinerary: itinerary.map((day, one) => (one === at ? { ...day, ...part } : day)) });
  return (
    <Part name="days">
      {itinerary.length === 0 && <p className="text-muted sm:col-span-2">{texts.noDays}</p>}
      {itinerary.map(({ text, title }, at) => {
        const day = String(at + 1);
        return (
          <div key={day} className="flex items-start gap-2 sm:col-span-2">
            <div className="grid min-w-0 grow grid-cols-1 gap-3">
              <TextField
                label={texts.dayTitle(day)}
                value={title}
                maxLength={DETAILS_LIMITS.entryLength}
                onChange={(value) => change(at, { title: value })}
              />
              <LongField
                label={texts.dayText(day)}
                value={text}
                rows={3}
                maxLength={DETAILS_LIMITS.dayText}
                onChange={(value) => change(at, { text: value })}
              />
            </div>
            <IconButton
              label={texts.removeDay(day)}
              look="danger"
              icon={<Icon shape={Trash2} className="size-5" />}
              onClick={() => set({ itinerary: itinerary.filter((_, one) => one !== at) })}
            />
          </div>
        );
      })}
      {faults.itinerary !== undefined && (
        <p className="text-sm text-danger sm:col-span-2">{faults.itinerary}</p>
      )}
      {itinerary.length < DETAILS_LIMITS.days && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => set({ itinerary: [...itinerary, { title: '', text: '' }] })}
        >
          <Icon shape={Plus} className="size-4" />
          {texts.addDay}
        </Button>
      )}
    </Part>
  );
}

/** Where to meet, whom to call, and by whose clock. */
export function DirectionsSection(props: PartProps) {
  const { draft, faults } = props;
  const { details } = draft;
  const set = setterOf(props);
  const zones = useId();
  return (
    <Part name="directions">
      <LongField
        label={texts.meetingPoint}
        value={details.meetingPoint}
        error={faults.meetingPoint}
        rows={2}
        maxLength={TEXT_LIMITS.address}
        wide
        onChange={(meetingPoint) => set({ meetingPoint })}
      />
      <LongField
        label={texts.directions}
        value={details.directions}
        error={faults.directions}
        maxLength={DETAILS_LIMITS.dayText}
        wide
        onChange={(directions) => set({ directions })}
      />
      {(['lat', 'lon'] as const).map((name) => (
        <TextField
          key={name}
          label={texts[name]}
          hint={texts.coordinatesHint}
          value={details[name]}
          error={faults[name]}
          inputMode="decimal"
          onChange={(value) => set({ [name]: value })}
        />
      ))}
      <TextField
        label={texts.timeZone}
        hint={texts.timeZoneHint}
        value={details.timeZone}
        error={faults.timeZone}
        list={zones}
        onChange={(timeZone) => set({ timeZone })}
      />
      <datalist id={zones}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone}>
            {zone}
          </option>
        ))}
      </datalist>
      <TextField
        label={texts.phone}
        value={details.phone}
        error={faults.phone}
        type="tel"
        maxLength={TEXT_LIMITS.phone}
        onChange={(phone) => set({ phone })}
      />
    </Part>
  );
}
