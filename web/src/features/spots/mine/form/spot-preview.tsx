import {
  commaList,
  costWithSymbol,
  EMPTY_SPOT,
  formatMoney,
  isPictureUrl,
  readAmount,
  type SpotFields,
} from '@wayfarer/contract';
import { Image } from 'lucide';
import { type Control, useWatch } from 'react-hook-form';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { categoryNames } from '../../copy.ts';
import { SpotChips } from '../spot-chips.tsx';
import { previewTexts as texts } from '../copy.texts.js';
import { useDebouncedValue } from '../../../../lib/hooks/use-debounced-value.ts';
import { Icon } from '../../../../ui/display/icon.tsx';

/** The pause in milliseconds after typing before a URL's picture is fetched. */
const PICTURE_PAUSE_MS = 300;

/** The entered picture. If it can't be loaded, it is hidden (spec §5), but its space stays. */
function PreviewPicture({
  address,
  name,
  broken,
  onBroken,
}: {
  address: string;
  name: string;
  broken: string;
  onBroken: (address: string) => void;
}) {
  const shown = useDebouncedValue(address, PICTURE_PAUSE_MS);
  return (
    <div className="relative grid aspect-[4/3.3] place-items-center overflow-hidden rounded-card bg-sunken">
      <p className="flex flex-col items-center gap-2 p-6 text-center text-sm text-muted">
        <Icon shape={Image} className="size-7" />
        {shown !== '' && broken === shown ? texts.pictureBroken : texts.picture}
      </p>
      {isPictureUrl(shown) && (
        <img
          key={shown}
          src={shown}
          alt={name}
          hidden={broken === shown}
          referrerPolicy="no-referrer"
          onError={() => onBroken(shown)}
          onLoad={() => onBroken('')}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}

/** The typed cost as a price; if it isn't an amount, the text with the currency's symbol. */
function previewCost(cost: string, currency: string): string {
  const read = readAmount(cost, currency);
  if (read.ok) return formatMoney(read.minor, currency);
  return costWithSymbol(cost.trim() || '0', currency);
}

/** A preview of the destination as others will see it. */
export function SpotPreview({
  control,
  currency,
  brokenPicture,
  onBroken,
}: {
  control: Control<SpotFields>;
  currency: string;
  /** The URL of the picture that failed to load. */
  brokenPicture: string;
  onBroken: (address: string) => void;
}) {
  const fields = { ...EMPTY_SPOT, ...useWatch({ control }) };
  const { spot, country, location, category, cost, description } = fields;
  const place = [location, country || texts.country].map((part) => part.trim()).filter(Boolean);
  const kind = Object.entries(categoryNames).find(([known]) => known === category)?.[1];
  return (
    <section aria-label={texts.title}>
      <h2 className="mb-3 text-sm font-semibold text-muted">{texts.title}</h2>
      <Card className="p-4! sm:p-5!">
        <div className="relative">
          <PreviewPicture
            address={fields.image.trim()}
            name={spot.trim()}
            broken={brokenPicture}
            onBroken={onBroken}
          />
          {kind !== undefined && (
            <Badge tone="picture" className="absolute top-3 start-3">
              {kind}
            </Badge>
          )}
        </div>
        <p className="mt-4 text-lg font-bold tracking-tight wrap-anywhere">
          {spot.trim() || <span className="text-muted">{texts.name}</span>}
        </p>
        <p className="text-sm wrap-anywhere text-muted">{commaList(place)}</p>
        <p className="mt-2 line-clamp-3 text-sm wrap-anywhere">
          {description.trim() || <span className="text-muted">{texts.description}</span>}
        </p>
        <SpotChips
          seasonality={fields.seasonality}
          travelTime={fields.travelTime}
          visitors={fields.visitors}
        />
        <p className="mt-3">
          <Price text={previewCost(cost, currency)} />
        </p>
      </Card>
    </section>
  );
}
