import {
  CATEGORIES,
  type Category,
  currencySymbol,
  SEASONS,
  seasonText,
  TEXT_LIMITS,
  TOLD_LIMITS,
} from '@wayfarer/contract';
import { get, useFormContext } from 'react-hook-form';
import { AmountField } from '../form/bound/amount-field.tsx';
import { FormField } from '../form/bound/form-field.tsx';
import { Input } from '../form/input.tsx';
import { Select } from '../form/select.tsx';
import { Textarea } from '../form/textarea.tsx';
import { CountryField } from './country-field.tsx';

/** Labels and placeholders, which differ for travelers and staff. */
interface FactTexts {
  spot: string;
  spotPlaceholder?: string;
  country: string;
  countryChoice: string;
  location: string;
  locationPlaceholder?: string;
  category: string;
  categoryChoice: string;
  categoryNames: Readonly<Record<Category, string>>;
  cost: string;
  costHint?: string;
  seasonality: string;
  seasonChoice: string;
  travelTime: string;
  travelTimeHint?: string;
  travelTimePlaceholder?: string;
  visitors: string;
  visitorsHint?: string;
  visitorsPlaceholder?: string;
  description: string;
}

interface FactProps {
  texts: FactTexts;
  /** The path of the facts in the form, with a trailing dot; `''` if the whole form consists of them. */
  path?: string;
}

/** The seasons to choose from, and the destination's current season if the list no longer has it. */
function Listed({ name, known }: { name: string; known: readonly string[] }) {
  const { formState } = useFormContext();
  const current: unknown = get(formState.defaultValues, name);
  const lost = typeof current === 'string' && current !== '' && !known.includes(current);
  return (lost ? [...known, current] : known).map((option) => (
    <option key={option} value={option}>
      {seasonText(option)}
    </option>
  ));
}

/** The destination's name, country, location and category. */
export function PlaceFacts({ texts, path = '' }: FactProps) {
  return (
    <>
      <FormField name={`${path}spot`} label={texts.spot} required className="sm:col-span-2">
        <Input
          maxLength={TEXT_LIMITS.spotName}
          placeholder={texts.spotPlaceholder}
          autoComplete="off"
        />
      </FormField>
      <CountryField
        name={`${path}country`}
        label={texts.country}
        placeholder={texts.countryChoice}
      />
      <FormField name={`${path}location`} label={texts.location}>
        <Input
          maxLength={TEXT_LIMITS.location}
          placeholder={texts.locationPlaceholder}
          autoComplete="off"
        />
      </FormField>
      <FormField name={`${path}category`} label={texts.category}>
        <Select options={CATEGORIES} names={texts.categoryNames}>
          <option value="">{texts.categoryChoice}</option>
        </Select>
      </FormField>
    </>
  );
}

/** The cost, and when and how long to go. */
export function VisitFacts({
  texts,
  path = '',
  currency,
  keepCost,
}: FactProps & {
  currency: string;
  /** Returns the text that stays in the field when a price is typed. */
  keepCost?: (typed: string) => string;
}) {
  const { setValue } = useFormContext();
  const cost = `${path}cost`;
  const keep = ({ target }: { target: HTMLInputElement }) => {
    const kept = keepCost?.(target.value) ?? target.value;
    if (kept !== target.value) setValue(cost, kept);
  };
  return (
    <>
      <AmountField
        name={cost}
        label={texts.cost}
        required
        hint={texts.costHint}
        currency={currency}
        rules={{ onChange: keep }}
        icon={<span className="font-semibold">{currencySymbol(currency)}</span>}
      />
      <FormField name={`${path}seasonality`} label={texts.seasonality}>
        <Select>
          <option value="">{texts.seasonChoice}</option>
          <Listed name={`${path}seasonality`} known={SEASONS} />
        </Select>
      </FormField>
      <FormField name={`${path}travelTime`} label={texts.travelTime} hint={texts.travelTimeHint}>
        <Input
          maxLength={TEXT_LIMITS.travelTime}
          placeholder={texts.travelTimePlaceholder}
          autoComplete="off"
        />
      </FormField>
      <FormField name={`${path}visitors`} label={texts.visitors} hint={texts.visitorsHint}>
        <Input
          maxLength={TEXT_LIMITS.visitorsPerYear}
          placeholder={texts.visitorsPlaceholder}
          autoComplete="off"
        />
      </FormField>
    </>
  );
}

export function DescriptionFact({ texts, path = '', hint }: FactProps & { hint: string }) {
  return (
    <FormField
      name={`${path}description`}
      label={texts.description}
      hint={hint}
      className="sm:col-span-2"
    >
      <Textarea rows={5} maxLength={TEXT_LIMITS.description} className="min-h-32" />
    </FormField>
  );
}

interface ToldTexts {
  hostName: string;
  hostNameHint: string;
  hostWords: string;
  hostWordsHint: string;
  questions: string;
  questionsHint: string;
}

/** The host, and answers to travelers' questions. */
export function ToldFacts({ texts, path = '' }: { texts: ToldTexts; path?: string }) {
  return (
    <>
      <FormField name={`${path}hostName`} label={texts.hostName} hint={texts.hostNameHint}>
        <Input maxLength={TEXT_LIMITS.personName} autoComplete="off" />
      </FormField>
      <FormField
        name={`${path}hostWords`}
        label={texts.hostWords}
        hint={texts.hostWordsHint}
        className="sm:col-span-2"
      >
        <Textarea rows={3} maxLength={TOLD_LIMITS.hostWords} />
      </FormField>
      <FormField
        name={`${path}questions`}
        label={texts.questions}
        hint={texts.questionsHint}
        className="sm:col-span-2"
      >
        <Textarea rows={6} maxLength={TOLD_LIMITS.questions} className="min-h-32" />
      </FormField>
    </>
  );
}
