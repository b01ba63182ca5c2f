import type { ReactNode } from 'react';
import { Card } from '../../ui/display/card.tsx';
import { Picture } from '../../ui/display/pictures/picture.tsx';

const POSTERS = {
  balloons: '/media/destinations/cappadocia-balloons-960.webp',
  volcano: '/media/destinations/mount-fuji-lake-kawaguchi-960.webp',
  lake: '/media/destinations/lago-di-braies-960.webp',
} as const;

export type Poster = keyof typeof POSTERS;

/** An account form on a card, next to a picture if there is room. */
export function AccountFrame({
  title,
  text,
  poster,
  picture = POSTERS[poster],
  children,
}: {
  title: string;
  text?: ReactNode;
  poster: Poster;
  /** A picture that replaces the poster. */
  picture?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="container-x grid grid-cols-1 gap-10 py-6 sm:min-h-[calc(100svh-4.75rem)] sm:py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] xl:gap-16">
      <div className="hidden overflow-hidden rounded-panel lg:block">
        <Picture
          src={picture}
          alt=""
          ratio="fill"
          sizes="(min-width: 64rem) 90vw, 1px"
          className="min-h-136"
        />
      </div>
      <Card floating className="mx-auto w-full max-w-120 self-center">
        <h1 className="display text-h2 wrap-anywhere">{title}</h1>
        {text && <p className="mt-2 text-muted wrap-anywhere">{text}</p>}
        <div className="mt-6">{children}</div>
      </Card>
    </div>
  );
}
