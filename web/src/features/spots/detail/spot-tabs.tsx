import { useSearchParams } from 'react-router';
import { SectionTabs } from '../../../ui/layout/section-tabs.tsx';
import type { BookingProps } from './booking-card.tsx';
import { texts } from './copy.texts.js';
import { Booking, Details, Overview } from './sections.tsx';

const OVERVIEW = 'overview';

/**
 * Overview, Details and Booking (spec §2), all on the page, one below the other. The address can name the section at
 * which the page opens: `?tab=details`.
 */
export function SpotTabs({ spot, trip, promise }: BookingProps) {
  const [params, setParams] = useSearchParams();
  const tabs = [
    { id: OVERVIEW, label: texts.overview, content: <Overview spot={spot} trip={trip} /> },
    { id: 'details', label: texts.details, content: <Details spot={spot} trip={trip} /> },
    { id: 'booking', label: texts.booking, content: <Booking spot={spot} promise={promise} /> },
  ];
  const asked = params.get('tab');
  return (
    <SectionTabs
      label={texts.tabs}
      tabs={tabs}
      asked={tabs.some(({ id }) => id === asked) ? asked : null}
      onChange={(tab) =>
        setParams(tab === OVERVIEW ? {} : { tab }, { replace: true, preventScrollReset: true })
      }
      more={{ href: '#reviews', label: texts.reviews }}
    />
  );
}
