import { grouped, TEXT_LIMITS } from '@wayfarer/contract';
import { useWatch } from 'react-hook-form';
import { categoryNames } from '../../../../../domain/category-names.ts';
import {
  DescriptionFact,
  PlaceFacts,
  VisitFacts,
} from '../../../../../ui/destination/fact-fields.tsx';
import { fieldTexts } from '../copy.ts';
import type { Draft } from '../draft.ts';
import { Part } from './part.tsx';

const texts = { ...fieldTexts, categoryNames };
const MOST = grouped(TEXT_LIMITS.description);

/** Name, place and description, as the catalog and the page show them. */
export function TextSection({ currency }: { currency: string }) {
  const description = useWatch<Draft, 'facts.description'>({ name: 'facts.description' });
  return (
    <Part name="text">
      <PlaceFacts texts={texts} path="facts." />
      <DescriptionFact
        texts={texts}
        path="facts."
        hint={fieldTexts.length({ length: description.length, most: MOST })}
      />
      <VisitFacts texts={texts} path="facts." currency={currency} />
    </Part>
  );
}
