import type { BestSpot } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { Pause, Play } from 'lucide';
import { useEffect, useRef } from 'react';
import { paths } from '../../../domain/paths.ts';
import { useAutoplay } from '../../../lib/hooks/use-autoplay.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Section } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showcaseApi } from '../api.ts';
import { BestSpotCard } from './best-spot-card.tsx';
import { bestSpotsTexts as texts } from '../copy.texts.js';

/** The time in seconds in which the strip moves by one card (spec §9). */
const SECONDS_PER_ITEM = 8;

const CARD = 'w-[17rem] shrink-0 sm:w-[23rem]';

/** The list twice in a row, so that the strip can restart unnoticed after the first copy. */
function Track({
  spots,
  playing,
  chosen,
}: {
  spots: readonly BestSpot[];
  playing: boolean;
  chosen: boolean;
}) {
  const track = useRef<HTMLDivElement>(null);
  useEffect(() => {
    track.current?.style.setProperty('--strip-time', `${spots.length * SECONDS_PER_ITEM}s`);
  }, [spots.length]);
  const cards = spots.map((spot) => (
    <div key={spot._id} className={CARD}>
      <BestSpotCard spot={spot} />
    </div>
  ));
  return (
    // `relative`, so that the cards' hidden texts, which have an absolute position, are clipped together with the cards
    <div
      className="relative overflow-x-auto pb-2 [scrollbar-width:none]"
      onFocus={({ target }) => showFocused(target)}
    >
      <div
        ref={track}
        data-motion={chosen ? 'chosen' : undefined}
        className={clsx('strip flex w-max', playing && 'strip-playing')}
      >
        <div className={clsx('flex gap-6 pe-6', !chosen && 'motion-reduce:ps-(--page-margin)')}>
          {cards}
        </div>
        <div
          className={clsx('flex gap-6 pe-6', !chosen && 'motion-reduce:hidden')}
          aria-hidden
          inert
        >
          {cards}
        </div>
      </div>
    </div>
  );
}

/** Scrolls a card into view when its link gets the keyboard focus, once the strip has stopped. */
function showFocused(link: HTMLElement): void {
  if (!link.matches(':focus-visible')) return;
  requestAnimationFrame(() =>
    link.closest('article')?.scrollIntoView({ inline: 'center', block: 'nearest' }),
  );
}

function StripSkeleton() {
  return (
    <div
      aria-live="polite"
      aria-busy="true"
      className="container-x relative flex gap-6 overflow-hidden"
    >
      <span className="sr-only">{texts.loading}</span>
      {[1, 2, 3, 4].map((card) => (
        <div key={card} className={CARD}>
          <Skeleton className="aspect-[16/10] rounded-card" />
          <Skeleton className="mt-4 h-6 w-2/3" />
          <Skeleton className="mt-2 h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}

/**
 * Home's slideshow of best spots (spec §2). If loading fails, the error is logged and nothing is shown (spec §8).
 * Visitors who prefer reduced motion get a row to scroll by hand until they press Play.
 */
export function BestSpotsStrip() {
  const { data, isLoading, error } = showcaseApi.useListBestSpotsQuery();
  const { playing, chosen, toggle } = useAutoplay();

  useEffect(() => {
    // oxlint-disable-next-line no-console -- spec §8: the slideshow only logs its failure
    if (error) console.warn('The best spots could not be loaded', error);
  }, [error]);

  if (!isLoading && !data?.length) return null;
  const shape = playing ? Pause : Play;
  return (
    <Section
      title={texts.title}
      text={texts.text}
      actions={
        <>
          <Button variant="secondary" size="pill" onClick={toggle}>
            <Icon shape={shape} className="size-4 fill-current stroke-1" />
            {playing ? texts.pause : texts.play}
          </Button>
          <ButtonLink to={paths.popularSpots()} variant="secondary" size="pill">
            {texts.all}
          </ButtonLink>
        </>
      }
    >
      <div className="-mx-(--page-margin) overflow-hidden">
        {data ? <Track spots={data} playing={playing} chosen={chosen} /> : <StripSkeleton />}
      </div>
    </Section>
  );
}
