import { categoryDrawing } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { use, useEffect, useRef, useState } from 'react';
import { ExternalPictures } from './external-pictures.ts';
import { pictureSource } from './picture-source.ts';

const RATIOS = {
  card: 'aspect-[4/3.3]',
  wide: 'aspect-[16/10]',
  square: 'aspect-square',
  banner: 'aspect-[2/1]',
  /** As tall as its container. */
  fill: 'h-full',
} as const;

export interface PictureProps {
  /** A `/media/...` file, which is served in the best size and format, or any http(s) address. */
  src: string;
  /** The description; empty if the text next to the picture says the same. */
  alt: string;
  /** The `sizes` of an `<img>`, its width on the page. */
  sizes?: string;
  ratio?: keyof typeof RATIOS;
  /** A tiny picture as a data URI, shown until the picture has loaded (a spot's `imagePlaceholder`). */
  placeholder?: string | undefined;
  /**
   * A picture that is shown if `src` can't be loaded. If it can't be loaded either, the category's drawing is shown.
   */
  standIn?: string | undefined;
  /** Selects the drawing that replaces a picture that can't be loaded. */
  category?: string | null | undefined;
  /** True for the first picture that the visitor sees, which loads immediately; all others load later. */
  priority?: boolean;
  className?: string;
}

/**
 * A picture in a box with a fixed aspect ratio, so that nothing moves when it loads. The placeholder is an image below
 * it, because the security policy forbids style attributes in server-rendered pages.
 */
export function Picture({
  src,
  alt,
  sizes = '(min-width: 72rem) 22rem, (min-width: 40rem) 45vw, 92vw',
  ratio = 'card',
  placeholder,
  standIn,
  category,
  priority = false,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const image = useRef<HTMLImageElement>(null);
  const drawing = categoryDrawing(category);
  const external = use(ExternalPictures);
  const shown =
    [src, standIn].find(
      (one) => one !== undefined && !failed.includes(one) && (external || one.startsWith('/')),
    ) ?? drawing;

  // if the image failed before hydration, no one heard its error event
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.currentSrc !== '' && element.naturalWidth === 0) {
      setFailed((before) => [...before, shown]);
    }
  }, [shown]);

  const { avif, src: plain } = pictureSource(shown);
  const loading = priority ? 'eager' : 'lazy';
  return (
    <div
      className={clsx(
        'relative overflow-hidden bg-sunken',
        RATIOS[ratio],
        !priority && 'in-turn',
        className,
      )}
    >
      {placeholder?.startsWith('data:image/') && (
        <img
          src={placeholder}
          alt=""
          aria-hidden
          loading={loading}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <picture>
        {avif !== undefined && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        <img
          ref={image}
          src={plain}
          alt={alt}
          loading={loading}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          referrerPolicy={avif === undefined ? 'no-referrer' : undefined}
          onError={() => setFailed((before) => [...before, shown])}
          className="absolute inset-0 size-full object-cover transition-transform duration-500 ease-out"
        />
      </picture>
    </div>
  );
}

/** A round portrait, with a generic drawing if there is none. */
export function Portrait({ src, name, size = 56 }: { src: string; name: string; size?: number }) {
  const [failed, setFailed] = useState('');
  const external = use(ExternalPictures);
  const isShown = failed !== src && src !== '' && (external || src.startsWith('/'));
  return (
    <img
      src={!isShown ? '/media/portraits/fallback.svg' : src}
      alt={name}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
      className="shrink-0 rounded-full bg-sunken object-cover"
    />
  );
}
