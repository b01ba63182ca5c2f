import type { Today } from '@wayfarer/contract';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { departureText } from '../../kit/bookings/trip-span.ts';
import { departurePath } from '../../kit/departures/departure-address.ts';
import { GuaranteeDialog } from '../../kit/departures/guarantee-dialog.tsx';
import { useStaff } from '../../kit/staff/staff.ts';
import { belowTexts as texts } from './copy.ts';
import { Panel } from './panel.tsx';

type Below = Today['belowMinimum'][number];

/** Departures with too few people on which the agency has to decide now: guarantee them or call them off. */
export function BelowPanel({ departures }: { departures: readonly Below[] }) {
  const { may } = useStaff();
  const [asked, setAsked] = useState<Below>();
  if (departures.length === 0) return null;
  return (
    <Panel title={texts.title}>
      <p className="-mt-2 mb-3 text-sm text-muted">{texts.text}</p>
      <ul>
        {departures.map((one) => (
          <li
            key={departurePath(one)}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0"
          >
            <span className="min-w-0">
              <Link
                to={departurePath(one)}
                className="inline-flex min-h-6 items-center font-semibold wrap-anywhere hover:underline"
              >
                {one.travelSpot}
              </Link>
              <span className="block text-sm text-muted">
                {departureText(one)} ·{' '}
                {texts.people({ people: one.people, min: one.minimum.people })}
              </span>
            </span>
            <span className="flex flex-wrap gap-2">
              {may('availability.write') && (
                <Button size="sm" variant="secondary" onClick={() => setAsked(one)}>
                  {texts.guarantee}
                  <span className="sr-only">
                    {texts.of({ spot: one.travelSpot, day: departureText(one) })}
                  </span>
                </Button>
              )}
              {may('bookings.cancel') && (
                <Link
                  to={departurePath(one)}
                  className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-lagoon underline"
                >
                  {texts.callOff}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
      {asked && <GuaranteeDialog departure={asked} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}
