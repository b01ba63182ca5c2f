import type { OwnSpot } from '@wayfarer/contract';
import { Earth, Heart, MapPin, Wallet } from 'lucide';
import { useEffect, useState } from 'react';
import { usePublicConfig } from '../../../api/public-config.ts';
import { Icon } from '../../../ui/display/icon.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { StatCard, StatRow } from '../../../ui/display/stat-card.tsx';
import { summary } from './sort-and-filter.ts';
import { mineTexts as texts } from './copy.texts.js';

/** The time in milliseconds by which the stat cards appear after the list (spec §9). */
const STATS_DELAY_MS = 200;

const PLACES = ['spots', 'countries', 'cost', 'passion'];

/** Four figures about the visitor's destinations (spec §2). Until they appear, skeletons take their place. */
export function Stats({ spots }: { spots: readonly OwnSpot[] }) {
  const { currency } = usePublicConfig();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), STATS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) {
    return (
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {PLACES.map((place) => (
          <Skeleton key={place} className="h-22 rounded-card! sm:h-24" />
        ))}
      </div>
    );
  }
  const figures = summary(spots, currency);
  return (
    <section aria-label={texts.stats} className="animate-rise">
      <StatRow>
        <StatCard label={texts.statSpots} value={figures.spots} icon={<Icon shape={MapPin} />} />
        <StatCard
          label={texts.statCountries}
          value={figures.countries}
          icon={<Icon shape={Earth} />}
        />
        <StatCard
          label={texts.statCost}
          value={figures.averageCost}
          icon={<Icon shape={Wallet} />}
        />
        <StatCard label={texts.statPassion} value={texts.passion} icon={<Icon shape={Heart} />} />
      </StatRow>
    </section>
  );
}
