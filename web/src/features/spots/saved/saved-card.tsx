import { seasonText, type Spot } from '@wayfarer/contract';
import { Heart } from 'lucide';
import type { ReactNode } from 'react';
import { useToday } from '../../../api/use-today.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { SpotCard } from '../spot-card.tsx';
import { compareTexts, savedTexts as texts } from './copy.texts.js';
import type { Compared } from './compare/use-compared.ts';
import { whenText } from './when-text.ts';

const focusOnce = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/** A placeholder for a card that was removed, or whose destination was deleted. */
export function Vacant({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <div className="flex h-full min-h-44 flex-col items-center justify-center rounded-card border border-line bg-sunken p-5 text-center">
      <p className="font-semibold wrap-anywhere">{title}</p>
      {text !== undefined && <p className="mt-1 text-sm text-muted">{text}</p>}
      <div className="mt-3">{children}</div>
    </div>
  );
}

/**
 * A saved destination with its season, a checkbox to compare it, and a heart, which can be restored for a while after
 * it was removed.
 */
export function SavedCard({
  spot,
  removed,
  compared,
  onRemove,
  onRestore,
}: {
  spot: Spot;
  removed: boolean;
  compared: Compared;
  onRemove: () => void;
  onRestore: () => void;
}) {
  const today = useToday();
  if (removed) {
    return (
      <Vacant title={texts.removed(spot.spot)}>
        {/* the pressed heart is gone, so the focus moves to Undo */}
        <Button ref={focusOnce} variant="secondary" size="sm" onClick={onRestore}>
          {texts.undo}
        </Button>
      </Vacant>
    );
  }
  const isCompared = compared.ids.includes(spot._id);
  return (
    <>
      <SpotCard
        detailed
        spot={spot}
        actions={
          <IconButton
            label={texts.remove(spot.spot)}
            pressed
            look="floating"
            onClick={onRemove}
            icon={<Icon shape={Heart} className="size-5 fill-brand-fill text-brand-fill" />}
          />
        }
      />
      <div className="text-sm text-muted">
        {spot.seasonality !== '' && (
          <p>
            {texts.season}: {seasonText(spot.seasonality)}
          </p>
        )}
        <p className="font-medium text-lagoon">{whenText(spot.seasonality, today)}</p>
      </div>
      <Checkbox
        label={compareTexts.label}
        aria-label={compareTexts.add(spot.spot)}
        checked={isCompared}
        disabled={compared.isFull && !isCompared}
        onChange={() => compared.toggle(spot._id)}
      />
    </>
  );
}
