import {
  brandTokens,
  type SettingPicture,
  type SiteFigure,
  smallestPicture,
} from '@wayfarer/contract';
import { useLayoutEffect, useRef } from 'react';
import { settingsTexts as texts } from '../copy.texts.js';
import { AgencyMark } from './agency-mark.tsx';
import { type PreviewProps, textOf } from './preview-props.ts';

const HEX = /^#[0-9a-f]{6}$/i;

type Theme = 'light' | 'dark';

/** Sets colors by script, because the page's policy forbids style attributes. */
function paint(style: CSSStyleDeclaration, color: string, theme: Theme): void {
  for (const name of ['brand', 'fill', 'soft'] as const) {
    const token = name === 'brand' ? '--brand' : `--brand-${name}`;
    if (HEX.test(color)) style.setProperty(token, brandTokens(color)[name][theme]);
    else style.removeProperty(token);
  }
}

/** The top of Home in one theme, with the chosen colors. */
function Corner({ valueOf, theme }: Pick<PreviewProps, 'valueOf'> & { theme: Theme }) {
  const place = useRef<HTMLDivElement>(null);
  const text = textOf(valueOf);
  const color = text('site.brandColor');
  useLayoutEffect(() => {
    if (place.current) paint(place.current.style, color, theme);
  }, [place, color, theme]);
  const picture = (valueOf('site.heroPicture') ?? '') as SettingPicture | '';
  const figures = valueOf('site.heroFigures') as readonly SiteFigure[];
  return (
    <div
      ref={place}
      data-scheme={theme}
      className="rounded-card border border-line bg-paper p-5 text-ink"
    >
      <p className="text-xs text-muted">{texts[theme]}</p>
      <div className="mt-1">
        <AgencyMark valueOf={valueOf} text="text-lg" />
      </div>
      {picture !== '' && (
        <img
          src={smallestPicture(picture.url)}
          alt=""
          className="mt-4 h-24 w-full rounded-lg object-cover"
        />
      )}
      <p className="display mt-4 text-h3 wrap-anywhere">
        {text('site.heroTitle') || texts.previewHeadline(text('agency.name'))}
      </p>
      <p className="mt-2 text-sm text-muted wrap-anywhere">{text('site.heroText')}</p>
      <p className="mt-4 flex flex-wrap items-center gap-3 text-sm font-semibold">
        <span className="rounded-field bg-brand-fill px-4 py-2 text-on-fill">
          {texts.previewButton}
        </span>
        <span className="text-brand underline underline-offset-4">{texts.previewLink}</span>
      </p>
      {figures.length > 0 && (
        <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {figures.map(({ value, label }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- they are being typed
            <span key={at} className="wrap-anywhere">
              <strong className="tabular">{value}</strong> {label}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** Previews of the top of Home in both themes. */
export function SitePreview({ valueOf }: Pick<PreviewProps, 'valueOf'>) {
  return (
    <aside aria-label={texts.preview}>
      <h2 className="mb-3 text-sm font-semibold">{texts.preview}</h2>
      <div className="flex flex-col gap-3">
        <Corner valueOf={valueOf} theme="light" />
        <Corner valueOf={valueOf} theme="dark" />
      </div>
      <p className="mt-3 text-xs text-muted">{texts.previewText}</p>
    </aside>
  );
}
