import { TEXT_LIMITS } from '@wayfarer/contract';
import { type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { usePublicConfig } from '../../../../api/public-config.ts';
import {
  DescriptionFact,
  PlaceFacts,
  ToldFacts,
  VisitFacts,
} from '../../../../ui/destination/fact-fields.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { FormField } from '../../../../ui/form/bound/form-field.tsx';
import { Input } from '../../../../ui/form/input.tsx';
import { lazyComponent } from '../../../../ui/loading/lazy-component.tsx';
import { categoryNames } from '../../copy.ts';
import { formTexts as texts } from '../copy.ts';
import { keptCost } from './spot-fields.ts';
import type { SpotPicturesProps } from './spot-pictures.tsx';

/** Loaded later, because the other fields don't need it. */
const SpotPictures = lazyComponent(async () => (await import('./spot-pictures.tsx')).SpotPictures);

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="display mb-4 text-xl">{title}</legend>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

const factTexts = (currency: string) => ({
  ...texts,
  categoryNames,
  costHint: texts.costHint(currency),
});

/** The destination's name and place, its cost, its season and the length of a stay. */
export function FactGroups({ currency }: { currency: string }) {
  const facts = factTexts(currency);
  return (
    <>
      <Group title={texts.place}>
        <PlaceFacts texts={facts} />
      </Group>
      <Group title={texts.visit}>
        <VisitFacts texts={facts} currency={currency} keepCost={keptCost} />
      </Group>
    </>
  );
}

/** The picture's URL, for people who don't upload one. */
function AddressField({ brokenPicture }: { brokenPicture: string }) {
  const { externalPictures } = usePublicConfig();
  const address = useWatch<{ image: string }, 'image'>({ name: 'image' });
  const isBroken = brokenPicture !== '' && brokenPicture === address.trim();
  return (
    <FormField
      name="image"
      label={texts.image}
      required
      hint={externalPictures ? texts.imageHint : texts.imageHidden}
      warning={isBroken ? texts.imageBroken : undefined}
      className="sm:col-span-2"
    >
      <Input
        type="url"
        dir="ltr"
        inputMode="url"
        maxLength={TEXT_LIMITS.imageUrl}
        placeholder={texts.imagePlaceholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </FormField>
  );
}

/** Pictures and description. */
export function LookFields({
  currency,
  brokenPicture,
  ...spotPictures
}: SpotPicturesProps & { currency: string; brokenPicture: string }) {
  return (
    <Group title={texts.look}>
      <div className="sm:col-span-2">
        <SpotPictures
          whileLoading={<Skeleton className="h-64 rounded-card!" />}
          {...spotPictures}
        />
      </div>
      {spotPictures.pictures.length === 0 && <AddressField brokenPicture={brokenPicture} />}
      <DescriptionFact texts={factTexts(currency)} hint={texts.descriptionHint} />
    </Group>
  );
}

/** The host, and answers to travelers' questions. */
export function ToldFields() {
  return (
    <Group title={texts.told}>
      <ToldFacts texts={texts} />
    </Group>
  );
}
