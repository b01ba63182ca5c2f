import type { SiteFigure } from '@wayfarer/contract';
import { type ReactNode, useId, useState } from 'react';
import { usePublicConfig, useSite } from '../../../api/public-config.ts';
import { langOfText } from '../../../lib/language.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { TOUR_LENGTH } from './copy.ts';
import { heroTexts as texts } from './copy.texts.js';
import { HeroPicture } from './hero-picture.tsx';

const GuidedTour = lazyComponent(async () => (await import('./guided-tour.tsx')).GuidedTour);

/** A button's label with a hint, which is the button's description and not part of its name. */
function Explained({ label, hint, id }: { label: string; hint: string; id: string }) {
  return (
    <span className="leading-tight">
      {label}
      <span id={id} aria-hidden className="block text-xs font-medium opacity-80">
        {hint}
      </span>
    </span>
  );
}

/** Watch Demo: opens the tour, whose script loads with the first press. */
function WatchDemo() {
  const { mode, site } = usePublicConfig();
  const isSample = mode === 'demo' && site.tour.length === 0;
  const said = isSample ? texts.demoHint : texts.tourHint(site.tour.length || TOUR_LENGTH);
  const [tour, setTour] = useState<'asked' | 'closed'>();
  const hintId = useId();
  return (
    <>
      <Button
        variant="glass"
        className="max-sm:px-3.5"
        aria-haspopup="dialog"
        aria-describedby={hintId}
        onClick={() => setTour('asked')}
      >
        <Explained label={texts.demo} hint={said} id={hintId} />
      </Button>
      {tour && <GuidedTour open={tour === 'asked'} onClose={() => setTour('closed')} />}
    </>
  );
}

function Figures({ figures }: { figures: readonly SiteFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className="container-x mt-10 grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-x-8 gap-y-6 sm:mt-12 sm:grid-cols-4">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse border-s-2 border-line ps-4">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="display tabular text-price">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Actions({ onStart }: { onStart: () => void }) {
  const { showTour } = useSite();
  const startHintId = useId();
  return (
    <div className="mt-6 flex flex-wrap gap-2 sm:mt-8 sm:gap-3">
      <Button
        variant="inverse"
        className="max-sm:px-3.5"
        aria-describedby={startHintId}
        onClick={onStart}
      >
        <Explained label={texts.start} hint={texts.startHint} id={startHintId} />
      </Button>
      {showTour && <WatchDemo />}
    </div>
  );
}

/**
 * Home's first section (spec §2). `search` overlaps the picture's lower edge. The page passes it in, because the search
 * box belongs to the destinations feature; without destinations, there is no search box.
 */
export function Hero({
  search,
  counted,
  onStart,
}: {
  search?: ReactNode;
  /** Counted figures, shown after the agency's own. */
  counted: readonly SiteFigure[];
  onStart: () => void;
}) {
  const site = useSite();
  const { heroTitle, heroText, heroFigures, showCounts } = site;
  return (
    <section aria-labelledby="hero-title">
      <div className="relative isolate flex min-h-[min(46rem,max(31rem,100svh-14rem))] overflow-hidden rounded-b-[2.25rem] bg-scrim sm:min-h-[min(40rem,max(36rem,92svh))] sm:items-end min-[120rem]:min-h-[min(52rem,max(36rem,92svh))]">
        <div className="absolute inset-0 -z-10">
          <HeroPicture />
          <div className="absolute inset-0 bg-linear-to-b from-scrim/80 via-scrim/45 via-45% to-transparent to-75% sm:bg-linear-to-r sm:from-scrim/75 sm:via-scrim/40 sm:via-45% sm:to-transparent sm:to-75% sm:rtl:bg-linear-to-l" />
        </div>
        <div className="on-picture container-x pt-25 pb-18 sm:pt-28 text-white sm:pb-32 min-[120rem]:pb-80">
          {/* keeps the same number of lines before and after the display font loads */}
          <h1
            id="hero-title"
            lang={langOfText(site, 'heroTitle')}
            className="any-language display max-w-[9em] text-display max-[27rem]:max-w-[7.9em] max-[22rem]:text-[2.5rem]"
          >
            {heroTitle}
          </h1>
          {heroText && (
            <p
              lang={langOfText(site, 'heroText')}
              className="any-language mt-4 max-w-[28rem] text-lg sm:mt-5 sm:text-xl"
            >
              {heroText}
            </p>
          )}
          {search && <Actions onStart={onStart} />}
        </div>
      </div>
      {search && <div className="container-x relative z-10 -mt-14">{search}</div>}
      <Figures figures={showCounts ? [...heroFigures, ...counted] : heroFigures} />
    </section>
  );
}
