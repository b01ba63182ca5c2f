import {
  formatMoney,
  midSentence,
  mostPeople,
  parseCost,
  type Party,
  type PartyOffer,
  partySize,
  partyText,
  pricePerDay,
} from '@wayfarer/contract';
import { ChevronDown } from 'lucide';
import { Icon } from '../display/icon.tsx';
import { Field } from './field.tsx';
import { partyTexts as texts } from './party-field.texts.js';
import { Stepper } from './stepper.tsx';

/** Ages and prices of each kind of traveler. */
function hints({ costPerDay, currency, prices }: PartyOffer) {
  const cost = parseCost(costPerDay, currency);
  const { childBelow, infantBelow, per } = prices;
  const ages = {
    adults: texts.older(childBelow),
    children:
      childBelow - infantBelow === 1
        ? texts.single(infantBelow)
        : texts.between({ from: infantBelow, last: childBelow - 1 }),
    infants: texts.under(infantBelow),
  };
  const priceOf = (kind: 'adult' | 'child' | 'infant') => {
    if (!cost.ok || per === 'booking') return '';
    const price = pricePerDay(kind, { perDay: cost.minor, currency }, prices);
    return ` · ${price === 0 ? texts.free : texts.perDay(formatMoney(price, currency))}`;
  };
  return {
    adults: ages.adults + priceOf('adult'),
    children: ages.children + priceOf('child'),
    infants: ages.infants + priceOf('infant'),
  };
}

interface CountProps {
  kind: keyof Party;
  hint: string;
  count: number;
  room: number;
  onChange: (count: number) => void;
}

/** The number of travelers of one kind, which can increase by `room`. */
function Count({ kind, hint, count, room, onChange }: CountProps) {
  const least = kind === 'adults' ? 1 : 0;
  const most = count + room;
  const label = (
    <>
      {texts[kind]}
      <span className="block text-xs font-normal text-muted">{hint}</span>
    </>
  );
  return (
    <Field
      label={label}
      className="flex-row! flex-wrap items-center justify-between [&>label]:grow [&>label]:basis-24"
    >
      <Stepper
        name={kind}
        min={least}
        max={most}
        value={count}
        onChange={(typed) =>
          onChange(Math.min(Math.max(Math.trunc(Number(typed)) || 0, least), most))
        }
        lessLabel={texts.fewer(midSentence(texts[kind]))}
        moreLabel={texts.more(midSentence(texts[kind]))}
        className="max-w-40 gap-1! [&>input]:min-w-8!"
      />
    </Field>
  );
}

function Folded({ party }: { party: Party }) {
  return (
    <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 px-3 py-2 [&::-webkit-details-marker]:hidden">
      <span>
        <span className="block text-xs font-semibold text-muted">{texts.label}</span>
        <span className="tabular">{partyText(party)}</span>
      </span>
      <Icon
        shape={ChevronDown}
        className="size-5 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
      />
    </summary>
  );
}

/** The party, collapsed to a summary; when expanded, it shows ages and prices. */
export function PartyField({
  offer,
  onChange,
}: {
  offer: PartyOffer;
  onChange: (party: Party) => void;
}) {
  const { party, prices } = offer;
  const says = hints(offer);
  const most = mostPeople(prices);
  const room = Math.max(0, most - partySize(party));
  // without an age limit for infants, they aren't offered
  const kinds = (['adults', 'children', 'infants'] as const).filter(
    (kind) => kind !== 'infants' || prices.infantBelow > 0,
  );
  return (
    <details className="group rounded-field border border-line-strong/70 bg-surface">
      <Folded party={party} />
      <div className="flex flex-col gap-4 border-t border-line px-3 py-3">
        {kinds.map((kind) => (
          <Count
            key={kind}
            kind={kind}
            hint={says[kind]}
            count={party[kind]}
            room={room}
            onChange={(count) => onChange({ ...party, [kind]: count })}
          />
        ))}
        <p className="text-xs text-muted">{texts.most(most)}</p>
      </div>
    </details>
  );
}
