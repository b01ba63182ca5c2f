import { findLanguage, type SiteLanguage } from '@wayfarer/contract';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { withPrefix } from '../../../domain/paths.ts';
import { offerMark } from './offer-mark.ts';
import { offerTexts } from './offer-texts.ts';

/** Home's header floats over the top of the page. Moves the header down by the height of the offer's line. */
function useRoomAbove(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const header = document.querySelector<HTMLElement>('header.fixed');
    const line = ref.current;
    if (!header || !line) return undefined;
    const place = () => {
      const top = line.getBoundingClientRect().bottom + scrollY;
      Object.assign(header.style, { position: 'absolute', top: `${top}px` });
    };
    const observer = new ResizeObserver(place); // the observer also calls back at once, which sets the first position
    observer.observe(line);
    return () => {
      observer.disconnect();
      Object.assign(header.style, { position: '', top: '' });
    };
  });
}

/** A discreet line above the page, in the language that it offers. */
export function OfferLine({
  language,
  onDismiss,
}: {
  language: SiteLanguage;
  onDismiss: () => void;
}) {
  const { pathname, search } = useLocation();
  const ref = useRef<HTMLDivElement>(null);
  useRoomAbove(ref);
  const known = findLanguage(language.tag);
  if (!known) return null;
  const { text, open, close } = offerTexts[known.tag];
  return (
    <div
      ref={ref}
      role="note"
      lang={known.tag}
      dir={known.dir}
      className="flex flex-wrap items-center justify-center gap-x-4 border-b border-line bg-surface px-5 text-center text-sm text-ink print:hidden"
    >
      <p className="py-1">{text}</p>
      <span className="flex flex-wrap items-center justify-center gap-x-4">
        <a
          href={withPrefix(`${pathname}${search}`, language.prefix)}
          rel="alternate"
          hrefLang={known.tag}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          onClick={({ currentTarget }) => {
            offerMark().set();
            currentTarget.hash = location.hash;
          }}
        >
          {open}
        </a>
        <button
          type="button"
          className="inline-flex min-h-11 items-center text-muted underline-offset-4 hover:text-ink hover:underline"
          onClick={onDismiss}
        >
          {close}
        </button>
      </span>
    </div>
  );
}
