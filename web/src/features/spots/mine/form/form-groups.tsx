import {
  CATEGORIES,
  COUNTRIES,
  currencySymbol,
  SEASONS,
  type SpotFields,
  TEXT_LIMITS,
} from '@wayfarer/contract';
import { type ReactNode, Suspense } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { usePublicConfig } from '../../../../api/public-config.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { lazyComponent } from '../../../../ui/loading/lazy-component.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Input } from '../../../../ui/form/input.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import { categoryNames } from '../../copy.ts';
import { formTexts as texts } from '../copy.ts';
import { digitsOf } from './spot-fields.ts';
import type { SpotPicturesProps } from './spot-pictures.tsx';

/** The words and the price can be read and written without it. */
const SpotPictures = lazyComponent(async () => (await import('./spot-pictures.tsx')).SpotPictures);

type Form = UseFormReturn<SpotFields>;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="display mb-4 text-xl">{title}</legend>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

/** The choices of a fixed list, and the one that a spot already has where the list lost it. */
function Options({ known, current }: { known: readonly string[]; current: string }) {
  const extra = current === '' || known.includes(current) ? [] : [current];
  return [...known, ...extra].map((option) => <option key={option}>{option}</option>);
}

/** Which place it is. */
export function PlaceFields({ form, initial }: { form: Form; initial: SpotFields }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Group title={texts.place}>
      <Field label={texts.spot} required error={errors.spot?.message} className="sm:col-span-2">
        <Input
          {...register('spot')}
          maxLength={TEXT_LIMITS.spotName}
          placeholder={texts.spotPlaceholder}
          autoComplete="off"
        />
      </Field>
      <Field label={texts.country} required error={errors.country?.message}>
        <Select {...register('country')}>
          <option value="">{texts.countryChoice}</option>
          <Options known={COUNTRIES} current={initial.country} />
        </Select>
      </Field>
      <Field label={texts.location} error={errors.location?.message}>
        <Input
          {...register('location')}
          maxLength={TEXT_LIMITS.location}
          placeholder={texts.locationPlaceholder}
          autoComplete="off"
        />
      </Field>
      <Field label={texts.category} error={errors.category?.message}>
        <Select {...register('category')}>
          <option value="">{texts.categoryChoice}</option>
          {CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {categoryNames[category]}
            </option>
          ))}
        </Select>
      </Field>
    </Group>
  );
}

/** What it costs, and when and how long to go. */
export function VisitFields({
  form,
  initial,
  currency,
}: {
  form: Form;
  initial: SpotFields;
  currency: string;
}) {
  const { register, formState, setValue } = form;
  const { errors } = formState;
  const cost = register('cost', {
    onChange: ({ target }: { target: HTMLInputElement }) => {
      const digits = digitsOf(target.value);
      if (digits !== target.value) setValue('cost', digits);
    },
  });
  return (
    <Group title={texts.visit}>
      <Field
        label={texts.cost}
        required
        hint={texts.costHint(currency)}
        error={errors.cost?.message}
      >
        <Input
          {...cost}
          inputMode="numeric"
          maxLength={TEXT_LIMITS.cost}
          autoComplete="off"
          icon={<span className="font-semibold">{currencySymbol(currency)}</span>}
        />
      </Field>
      <Field label={texts.season} error={errors.seasonality?.message}>
        <Select {...register('seasonality')}>
          <option value="">{texts.seasonChoice}</option>
          <Options known={SEASONS} current={initial.seasonality} />
        </Select>
      </Field>
      <Field label={texts.travelTime} error={errors.travelTime?.message}>
        <Input
          {...register('travelTime')}
          maxLength={TEXT_LIMITS.travelTime}
          placeholder={texts.travelTimePlaceholder}
          autoComplete="off"
        />
      </Field>
      <Field label={texts.visitors} error={errors.visitors?.message}>
        <Input
          {...register('visitors')}
          maxLength={TEXT_LIMITS.visitorsPerYear}
          placeholder={texts.visitorsPlaceholder}
          autoComplete="off"
        />
      </Field>
    </Group>
  );
}

/** Where the picture is, for those who upload none. */
function AddressField({ form, brokenPicture }: { form: Form; brokenPicture: string }) {
  const { externalPictures } = usePublicConfig();
  const { errors } = form.formState;
  const address = useWatch({ control: form.control, name: 'image' });
  const isBroken = brokenPicture !== '' && brokenPicture === address.trim();
  return (
    <Field
      label={texts.image}
      required
      hint={externalPictures ? texts.imageHint : texts.imageHidden}
      error={errors.image?.message ?? (isBroken ? texts.imageBroken : undefined)}
      className="sm:col-span-2"
    >
      <Input
        {...form.register('image')}
        type="url"
        inputMode="url"
        maxLength={TEXT_LIMITS.imageUrl}
        placeholder={texts.imagePlaceholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Field>
  );
}

/** Pictures and words. */
export function LookFields({
  form,
  brokenPicture,
  ...spotPictures
}: SpotPicturesProps & { form: Form; brokenPicture: string }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Group title={texts.look}>
      <div className="sm:col-span-2">
        <Suspense fallback={<Skeleton className="h-64 rounded-card!" />}>
          <SpotPictures {...spotPictures} />
        </Suspense>
      </div>
      {spotPictures.pictures.length === 0 && (
        <AddressField form={form} brokenPicture={brokenPicture} />
      )}
      <Field
        label={texts.description}
        hint={texts.descriptionHint}
        error={errors.description?.message}
        className="sm:col-span-2"
      >
        <Textarea
          {...register('description')}
          rows={5}
          maxLength={TEXT_LIMITS.description}
          className="min-h-32"
        />
      </Field>
    </Group>
  );
}
