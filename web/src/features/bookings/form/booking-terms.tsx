import type { Spot } from '@wayfarer/contract';
import { useSite } from '../../../api/public-config.ts';
import { useInclusions } from '../../../domain/use-inclusions.ts';
import { formTexts as texts } from '../copy.ts';

/** The package and the terms of the trip (spec §2, Booking form). */
export function BookingTerms({ spot }: { spot: Spot }) {
  const site = useSite();
  const { included } = useInclusions(spot);
  return (
    <div className="rounded-card bg-sunken p-5 text-sm">
      {included.length > 0 && (
        <>
          <h2 className="font-semibold">{texts.packageTitle}</h2>
          <p className="mt-1 mb-4">{texts.packageText(included)}</p>
        </>
      )}
      <h2 className="font-semibold">{texts.termsTitle}</h2>
      <ul className="mt-1 list-disc space-y-1 ps-5">
        {texts.terms(site, spot.policy, spot.details?.leadDays).map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </div>
  );
}
