import type { Spot } from '@wayfarer/contract';
import { CalendarHeart, Check, Clock, Star, Users } from 'lucide';
import { useSearchParams } from 'react-router';
import { usePublicConfig, useSite } from '../../../api/public-config.ts';
import { Icon } from '../../../ui/display/icon.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { allFacts, mainFacts } from './facts.ts';
import { bookingTexts, factTexts, texts } from './copy.ts';

const ICONS: Readonly<Record<string, typeof Star>> = {
  [factTexts.season]: CalendarHeart,
  [factTexts.stay]: Clock,
  [factTexts.visitors]: Users,
  [factTexts.rating]: Star,
};

function Overview({ spot }: { spot: Spot }) {
  const site = usePublicConfig();
  return (
    <>
      <p
        dir="auto"
        className="max-w-prose text-lg leading-relaxed wrap-anywhere whitespace-pre-line"
      >
        {spot.description.trim() || texts.noDescription}
      </p>
      <dl className="mt-8 grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2">
        {mainFacts(spot, site).map(({ label, value }) => {
          const shape = ICONS[label] ?? Star;
          return (
            <div key={label} className="relative min-h-11 pl-15">
              <dt className="text-sm text-muted">
                <span
                  aria-hidden
                  className="absolute inset-y-0 left-0 my-auto grid size-11 place-items-center rounded-full bg-lagoon-soft text-lagoon"
                >
                  <Icon shape={shape} className="size-5" />
                </span>
                {label}
              </dt>
              <dd className="font-semibold wrap-anywhere">{value}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

function Details({ spot }: { spot: Spot }) {
  const site = usePublicConfig();
  return (
    <dl className="max-w-2xl divide-y divide-line">
      {allFacts(spot, site).map(({ label, value }) => (
        <div key={label} className="grid grid-cols-1 gap-x-6 py-3.5 sm:grid-cols-[12rem_1fr]">
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-3 space-y-2.5">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon shape={Check} className="mt-0.5 size-5 shrink-0 text-success" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Booking({ spot }: { spot: Spot }) {
  const { confirmHours, included } = useSite();
  return (
    <div className="grid grid-cols-1 gap-8 sm:grid-cols-2">
      {included.length > 0 && <List title={bookingTexts.includedTitle} items={included} />}
      <List
        title={bookingTexts.knowTitle}
        items={bookingTexts.know(confirmHours, spot.policy?.sentences)}
      />
    </div>
  );
}

const OVERVIEW = 'overview';

/** Overview, Details and Booking (spec §2). The address names the open one: `?tab=details`. */
export function SpotTabs({ spot }: { spot: Spot }) {
  const [params, setParams] = useSearchParams();
  const tabs = [
    { id: OVERVIEW, label: texts.overview, content: <Overview spot={spot} /> },
    { id: 'details', label: texts.details, content: <Details spot={spot} /> },
    { id: 'booking', label: texts.booking, content: <Booking spot={spot} /> },
  ];
  const asked = params.get('tab');
  const value = tabs.some(({ id }) => id === asked) && asked !== null ? asked : OVERVIEW;
  return (
    <Tabs
      label={texts.tabs}
      tabs={tabs}
      value={value}
      onChange={(tab) =>
        setParams(tab === OVERVIEW ? {} : { tab }, { replace: true, preventScrollReset: true })
      }
    />
  );
}
