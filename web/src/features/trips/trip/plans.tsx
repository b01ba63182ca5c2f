import { apart, commaList, formatDay, type Trip } from '@wayfarer/contract';
import { useState } from 'react';
import { linkedPaths, paths } from '../../../domain/paths.ts';
import { PlansChanged } from '../../../ui/cancellation/plans-changed.tsx';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { planTexts as texts } from './copy.texts.js';

const RenameDialog = lazyComponent(async () => (await import('./rename-dialog.tsx')).RenameDialog);

/** The travelers, and the last day to change their names. */
function Lead({ trip: { actions, booking, renameUntil } }: { trip: Trip }) {
  return (
    <p className="text-sm text-muted wrap-anywhere">
      {texts.lead(booking.travelName)}{' '}
      {actions.rename && renameUntil !== null && texts.renameUntil(formatDay(renameUntil))}
      {booking.companionNames !== undefined && (
        <span className="mt-1 block">
          {texts.companions(commaList(booking.companionNames.split('\n')))}
        </span>
      )}
      {booking.wishes !== undefined && (
        <span className="mt-1 block whitespace-pre-line">
          {texts.wishes(apart(booking.wishes))}
        </span>
      )}
    </p>
  );
}

function Actions({ trip }: { trip: Trip }) {
  const [isRenaming, setRenaming] = useState(false);
  const { actions, booking } = trip;
  return (
    <>
      <div className="flex flex-wrap gap-3 print:hidden">
        {actions.change && (
          <ButtonLink variant="secondary" to={paths.updateBooking(booking._id)}>
            {texts.change}
          </ButtonLink>
        )}
        {!actions.change && trip.phase === 'upcoming' && (
          <ButtonLink
            variant="secondary"
            to={linkedPaths.contact('about', booking.reference ?? booking.travelSpot)}
          >
            {texts.otherDates}
          </ButtonLink>
        )}
        {actions.rename && (
          <Button variant="secondary" onClick={() => setRenaming(true)}>
            {texts.rename}
          </Button>
        )}
        {actions.cancel && (
          <ButtonLink variant="ghost" to={paths.cancelBooking(booking._id)}>
            <span className="text-danger">{texts.cancel}</span>
          </ButtonLink>
        )}
      </div>
      {isRenaming && <RenameDialog trip={trip} onClose={() => setRenaming(false)} />}
    </>
  );
}

/** The refund over time, and the changes that the traveler can still make. */
export function Plans({ trip }: { trip: Trip }) {
  const { actions, cancellation, phase } = trip;
  if (cancellation === null && !actions.change && !actions.rename && phase !== 'upcoming') {
    return null;
  }
  return (
    <div className="border-b border-line py-8 first:pt-0 last:border-b-0">
      {cancellation !== null && cancellation.refusal === null ? (
        <PlansChanged of={cancellation} country={trip.place.country} title={texts.title}>
          <Lead trip={trip} />
          <Actions trip={trip} />
        </PlansChanged>
      ) : (
        <section aria-labelledby="plans" className="flex flex-col gap-4">
          <h2 id="plans" className="display text-h3">
            {texts.title}
          </h2>
          <Lead trip={trip} />
          <Actions trip={trip} />
        </section>
      )}
    </div>
  );
}
